import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { InputOf } from '#contract/http/call.ts';
import type { groups as calls } from '#contract/http/groups.ts';
import { GROUPS, type Group, type GroupPrivacy } from '#domain/community/group.ts';
import { groupsStore } from '#server/community/groups.store.ts';
import { communityWorld } from './support/communityWorld.ts';
import { granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

type World = Awaited<ReturnType<typeof communityWorld>>;

onEveryEngine('groups', (database) => {
  let world: World;
  let area: Awaited<ReturnType<World['open']>>;
  let made = 0;
  const decided: object[] = [];
  beforeAll(async () => {
    world = await communityWorld(database());
    area = await world.open({
      decisions: () => ({
        decide: async (wish) => {
          decided.push(wish);
          await area.hands[0]!.removes!.post!.remove(database(), wish.targets[0]!.id, {
            ...{ decisionId: 'd1', userId: wish.by, at: wish.at },
          });
          return { ...wish, decisionId: 'd1', state: 'stands' } as never;
        },
        made: async () => null,
      }),
    });
  });
  beforeEach(() => world.begin());

  const groups = () => area.handlers.groups;
  const as = (by: string | null) => (by === null ? world.guest() : world.as(by));
  const found = async (
    name: string,
    privacy: GroupPrivacy = 'public',
    { by = 'lan', ...more }: Partial<InputOf<typeof calls.create>> & { by?: string } = {},
  ): Promise<Group> => {
    world.state.now += 1;
    return granted(
      await groups().create(
        {
          ...{ name, privacy, about: '', rules: ['Không spam'], category: 'bong-da', question: '' },
          ...{ clientId: `g${(made += 1)}`, ...more },
        },
        world.as(by),
      ),
    );
  };
  const join = async (groupId: string, by: string, more: { answer?: string; notify?: boolean } = {}) => {
    world.state.now += 1;
    return granted(await groups().join({ groupId, clientId: 'j', ...more }, world.as(by)));
  };
  const leave = (groupId: string, by: string) => groups().leave({ groupId, clientId: 'l' }, world.as(by));
  const approve = (groupId: string, userId: string, by: string, on = true) =>
    groups().approve({ groupId, userId, on }, world.as(by));
  const role = (groupId: string, userId: string, to: 'owner' | 'mod' | 'member' | 'none', by: string) =>
    groups().role({ groupId, userId, role: to }, world.as(by));
  const detail = async (id: string, by: string | null) => granted(await groups().detail({ id }, as(by)));
  const names = async (input: InputOf<typeof calls.list>, by: string | null = null) =>
    granted(await groups().list(input, as(by))).list.map(({ name }) => name);
  const inside = async (groupId: string, by: string | null) =>
    granted(await groups().members({ groupId }, as(by))).list.map(({ user, role: of }) => `${user.userId} ${of}`);
  const write = async (text: string, groupId: string, by = 'lan') => {
    world.state.now += 1;
    return area.handlers.posts.create(
      { text, visibility: 'group', groupId, clientId: `k${(made += 1)}` },
      world.as(by),
    );
  };
  const texts = async (by: string | null, groupId?: string) =>
    granted(
      await area.handlers.posts.feed({ tab: 'nhom', ...(groupId !== undefined && { groupId }) }, as(by)),
    ).list.map(({ text }) => text);

  it('SO-4: a group is founded once by its clientId, is found by its slug, and its founder owns it', async () => {
    const group = await found('Khán đài Bê', 'public', { clientId: 'once' });
    expect(await found('Khán đài Bê', 'public', { clientId: 'once' })).toMatchObject({ groupId: group.groupId });
    expect(group).toMatchObject({ slug: 'khan-dai-be', members: 1, me: { role: 'owner', notify: true } });
    const same = await found('Khán đài Bê');
    expect(same.slug).toBe(`khan-dai-be-${same.groupId.slice(-6)}`);
    expect((await found('看台')).slug).toHaveLength(6);
    expect((await detail('khan-dai-be', null)).groupId).toBe(group.groupId);
    expect(await detail(group.groupId, null)).not.toHaveProperty('me');
    expect(await groups().detail({ id: 'khong-co' }, world.guest())).toMatchObject({ code: 404 });
  });

  it('SO-4: anybody joins a public group, once, and is counted once', async () => {
    const { groupId } = await found('Mở');
    expect(await join(groupId, 'minh')).toMatchObject({ members: 2, me: { role: 'member', notify: true } });
    expect(await join(groupId, 'minh', { notify: false })).toMatchObject({ members: 2, me: { notify: false } });
    expect(await inside(groupId, null)).toEqual(['minh member', 'lan owner']);
    expect(granted(await leave(groupId, 'minh'))).toMatchObject({ members: 1, me: { role: null } });
    expect(granted(await leave(groupId, 'minh')).members).toBe(1);
  });

  it('SO-4: a private group lets in who is approved, and tells its moderators what was answered', async () => {
    const { groupId } = await found('Kín', 'private', { question: 'Ghế nào?' });
    expect(await join(groupId, 'minh', { answer: 'B12' })).toMatchObject({ members: 1, me: { role: 'pending' } });
    await join(groupId, 'hoa');
    const asked = granted(await groups().requests({ groupId }, world.as('lan'))).list;
    expect(asked.map(({ user, answer }) => [user.userId, answer])).toEqual([
      ['minh', 'B12'],
      ['hoa', ''],
    ]);
    expect([(await detail(groupId, 'lan')).requests, (await detail(groupId, 'minh')).requests]).toEqual([2, undefined]);
    expect(await groups().requests({ groupId }, world.as('minh'))).toMatchObject({ code: 403 });
    expect(await approve(groupId, 'minh', 'minh')).toMatchObject({ code: 403 });
    expect(await approve(groupId, 'minh', 'lan')).toEqual({ role: 'member' });
    expect(await approve(groupId, 'minh', 'lan')).toEqual({ role: 'member' });
    expect(await approve(groupId, 'hoa', 'lan', false)).toEqual({ role: null });
    expect(await approve(groupId, 'hoa', 'lan')).toMatchObject({ code: 404 });
    expect((await detail(groupId, 'minh')).members).toBe(2);
    expect(await inside(groupId, 'minh')).toEqual(['minh member', 'lan owner']);
    for (const by of ['hoa', null]) expect(await groups().members({ groupId }, as(by))).toMatchObject({ code: 403 });
  });

  it('SO-4: what is said in a private group is for who is in it alone, in every list, count, card and page', async () => {
    const { groupId } = await found('Kín', 'private');
    const post = granted(await write('Chuyện nhà', groupId));
    await groups().pin({ groupId, postId: post.postId, on: true }, world.as('lan'));
    await join(groupId, 'minh');
    const view = { locale: 'vi', now: NOW } as const;
    const seen = async (by: string | null) => {
      const viewer = by === null ? null : ({ kind: 'member', userId: by } as const);
      const [card] = await area.subjects.post.cards([post.postId], { ...view, viewer });
      const one = await area.handlers.posts.detail({ id: post.postId }, as(by));
      const { pinned, postsToday } = await detail(groupId, by);
      return [card !== null, 'text' in one, pinned !== null, postsToday];
    };
    const inFeed = (by: string | null) => area.handlers.posts.feed({ tab: 'nhom', groupId }, as(by));
    for (const by of ['minh', 'hoa', null]) {
      expect(await seen(by)).toEqual([false, false, false, 0]);
      expect(await inFeed(by)).toMatchObject({ code: 403 });
    }
    expect(await texts('minh')).toEqual([]);
    granted(await approve(groupId, 'minh', 'lan'));
    expect(await seen('minh')).toEqual([true, true, true, 1]);
    expect([await texts('minh'), await texts('minh', groupId)]).toEqual([['Chuyện nhà'], ['Chuyện nhà']]);
    granted(await role(groupId, 'minh', 'none', 'lan'));
    expect(await seen('minh')).toEqual([false, false, false, 0]);
    const everybody = await area.handlers.posts.feed({ tab: 'cong-dong' }, world.as('lan'));
    expect(granted(everybody).list).toEqual([]);
  });

  it('SO-4: a public group is read by everybody and written in by who is in it', async () => {
    const { groupId } = await found('Mở');
    granted(await write('Chào', groupId));
    expect([await texts(null, groupId), await texts('minh', groupId)]).toEqual([['Chào'], ['Chào']]);
    expect(await write('Lạ', groupId, 'minh')).toMatchObject({ code: 422, fields: { groupId: 'is not there' } });
    await groups().update({ groupId, privacy: 'private', clientId: 'u' }, world.as('lan'));
    expect(await area.handlers.posts.feed({ tab: 'nhom', groupId }, world.guest())).toMatchObject({ code: 403 });
    expect(await area.handlers.posts.feed({ tab: 'nhom', groupId: 'khong-co' }, world.guest())).toMatchObject({
      code: 404,
    });
    expect(await area.handlers.posts.feed({ tab: 'nhom' }, world.guest())).toMatchObject({ code: 403 });
    expect((await area.subjects.group.cards([groupId], { locale: 'vi', now: NOW }))[0]).toMatchObject({ title: 'Mở' });
  });

  it('SO-4: the last owner hands over before leaving', async () => {
    const { groupId } = await found('Mở');
    await join(groupId, 'minh');
    expect(await leave(groupId, 'lan')).toMatchObject({ code: 409 });
    expect(await role(groupId, 'lan', 'member', 'lan')).toMatchObject({ code: 409 });
    expect(await role(groupId, 'minh', 'mod', 'minh')).toMatchObject({ code: 403 });
    expect(await role(groupId, 'minh', 'owner', 'lan')).toEqual({ role: 'owner' });
    granted(await leave(groupId, 'lan'));
    expect(await inside(groupId, 'lan')).toEqual(['minh owner']);
    expect(await role(groupId, 'hoa', 'mod', 'minh')).toMatchObject({ code: 404 });
  });

  it('SO-4: moderators pin posts and take them away with a reason, and nobody else does', async () => {
    const { groupId } = await found('Mở');
    const other = await found('Khác');
    await join(groupId, 'minh');
    const { postId } = granted(await write('Chào', groupId, 'minh'));
    const elsewhere = granted(await write('Nơi khác', other.groupId));
    const pin = (id: string, on: boolean, by = 'lan') => groups().pin({ groupId, postId: id, on }, world.as(by));
    expect(await pin(postId, true, 'minh')).toMatchObject({ code: 403 });
    expect(await pin(elsewhere.postId, true)).toMatchObject({ code: 422 });
    expect(await pin(postId, true)).toEqual({ pinned: postId });
    const [shown] = granted(await area.handlers.posts.feed({ tab: 'nhom', groupId }, world.guest())).list;
    expect(shown).toMatchObject({ pinned: true, groupName: 'Mở' });
    expect((await detail(groupId, null)).pinned).toMatchObject({ postId });
    expect(await pin(postId, false)).toEqual({ pinned: null });
    const remove = (id: string, by = 'lan') =>
      groups().removePost({ groupId, postId: id, reason: 'Lạc đề', clientId: 'r' }, world.as(by));
    expect(await remove(postId, 'minh')).toMatchObject({ code: 403 });
    expect(await remove(elsewhere.postId)).toMatchObject({ code: 422 });
    expect(await remove(postId)).toEqual({ decisionId: 'd1' });
    expect(decided).toMatchObject([{ action: 'remove', about: 'minh', by: 'lan', reason: 'Lạc đề' }]);
    expect(await texts(null, groupId)).toEqual([]);
  });

  it('SO-9: groups are found by a part of their names without marks, the largest first, the own ones the latest first', async () => {
    for (let i = 0; i < GROUPS.pageSize; i += 1) await found(`Nhóm ${i}`, 'public', { category: 'game', by: 'mai' });
    const big = await found('Khán đài Đông', 'public', { by: 'mai' });
    await join(big.groupId, 'minh');
    const first = granted(await groups().list({ tab: 'kham-pha' }, world.guest()));
    expect([first.list[0]!.name, first.list.length]).toEqual(['Khán đài Đông', GROUPS.pageSize]);
    expect(await names({ tab: 'kham-pha', cursor: first.next! })).toHaveLength(1);
    expect(await names({ tab: 'kham-pha', q: 'dai dong' })).toEqual(['Khán đài Đông']);
    expect(await names({ tab: 'kham-pha', q: '%' })).toEqual([]);
    expect(await names({ tab: 'kham-pha', category: 'bong-da' })).toEqual(['Khán đài Đông']);
    expect([await names({ tab: 'cua-toi' }, 'minh'), await names({ tab: 'cua-toi' }, 'hoa')]).toEqual([[big.name], []]);
    expect((await names({ tab: 'cua-toi' }, 'mai'))[0]).toBe('Khán đài Đông');
    expect(await groups().list({ tab: 'cua-toi' }, world.guest())).toMatchObject({ code: 403 });
  });

  it('SO-10: people who are apart do not meet among those of a group', async () => {
    const { groupId } = await found('Mở');
    await join(groupId, 'minh');
    granted(await write('Của Minh', groupId, 'minh'));
    await world.tie('hoa', 'minh', 'blocked');
    expect([await inside(groupId, 'hoa'), await texts('hoa', groupId)]).toEqual([['lan owner'], []]);
    expect((await detail(groupId, 'hoa')).postsToday).toBe(0);
  });

  it('SO-4: its owner alone changes a group, its pictures too, and who may not write does nothing of it', async () => {
    world.uploads.set('u1', 'whole');
    const { groupId, cover } = await found('Mở', 'public', { cover: 'u1' });
    expect(cover).toMatchObject({ w: 2, h: 2 });
    const update = (change: object, by = 'lan') => groups().update({ groupId, clientId: 'u', ...change }, world.as(by));
    expect(await update({ name: 'Mới' }, 'minh')).toMatchObject({ code: 403 });
    expect(granted(await update({ name: ' Đổi tên ', cover: null }))).toMatchObject({ name: 'Đổi tên', cover: null });
    expect(await names({ tab: 'kham-pha', q: 'doi ten' })).toEqual(['Đổi tên']);
    world.state.heldUntil = NOW + 60_000;
    expect(await update({ name: 'Khoá' })).toMatchObject({ code: 403 });
    expect(await groups().join({ groupId, clientId: 'j' }, world.as('minh'))).toMatchObject({ code: 403 });
  });

  it('SO-4: a member is in as many groups as there may be', async () => {
    const few = groupsStore(database(), 1);
    const [one, two] = [await found('Một'), await found('Hai')];
    const enter = (groupId: string) =>
      few.change({ groupId, by: 'minh', whom: 'minh', now: NOW, step: ({ whom }) => whom ?? 'member' });
    expect([await enter(one.groupId), await enter(two.groupId), await enter(one.groupId)]).toEqual([
      ...[{ role: 'member' }, 'full', { role: 'member' }],
    ]);
  });

  it('S-12: a member’s copy names their groups, which go to the next one, or with who was alone in them', async () => {
    const [shared, alone] = [await found('Chung'), await found('Một mình')];
    await join(shared.groupId, 'minh');
    await join(shared.groupId, 'hoa');
    granted(await role(shared.groupId, 'hoa', 'mod', 'lan'));
    const kept = area.personalData.find(({ name }) => name === 'groups')!;
    expect(await kept.tell('lan')).toMatchObject({
      ...{ founded: [{ group: 'Chung' }, { group: 'Một mình' }], memberships: [{ role: 'owner' }, { role: 'owner' }] },
    });
    const after = await database().transaction((queries) => kept.erase(queries, 'lan'));
    await after?.();
    expect(await kept.tell('lan')).toEqual({ founded: [], memberships: [] });
    expect(await inside(shared.groupId, null)).toEqual(['hoa owner', 'minh member']);
    expect((await detail(shared.groupId, null)).members).toBe(2);
    expect(await groups().detail({ id: alone.groupId }, world.guest())).toMatchObject({ code: 404 });
  });

  it('SO-4: who decides hears of a request, and who asked of its answer, unless they are apart', async () => {
    const { groupId } = await found('Kín', 'private');
    const goTo = `/bang-ton/nhom/${groupId}`;
    await join(groupId, 'minh');
    await join(groupId, 'minh');
    granted(await approve(groupId, 'minh', 'lan'));
    granted(await approve(groupId, 'minh', 'lan'));
    expect(world.noted).toEqual([
      { userId: 'lan', kind: 'groupRequested', goTo },
      { userId: 'minh', kind: 'groupApproved', goTo },
    ]);
    await world.tie('lan', 'hoa', 'blocked');
    await join(groupId, 'hoa');
    expect(world.noted).toHaveLength(2);
  });

  it('S-9: five groups a day of one member', async () => {
    const limited = await world.open({ limits: true });
    const make = (i: number) =>
      limited.handlers.groups.create(
        {
          ...{ name: `Nhóm ${i}`, privacy: 'public', about: '', rules: [], category: 'khac', question: '' },
          clientId: `x${i}`,
        },
        world.as('mai'),
      );
    for (let i = 0; i < GROUPS.aDay; i += 1) granted(await make(i));
    expect(await make(9)).toMatchObject({ code: 429 });
    expect(granted(await make(0)).name).toBe('Nhóm 0');
  });
});

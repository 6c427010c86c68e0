import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { GroupPrivacy } from '#domain/community/group.ts';
import { communityWorld } from './support/communityWorld.ts';
import { granted } from './support/context.ts';
import { onEveryEngine } from './support/engines.ts';

type World = Awaited<ReturnType<typeof communityWorld>>;

onEveryEngine('groups that change, and names that are taken', (database) => {
  let world: World;
  let area: Awaited<ReturnType<World['open']>>;
  let made = 0;
  beforeAll(async () => {
    world = await communityWorld(database());
    area = await world.open();
  });
  beforeEach(() => world.begin());

  const groups = () => area.handlers.groups;
  const as = (by: string | null) => (by === null ? world.guest() : world.as(by));
  const found = async (name: string, privacy: GroupPrivacy = 'public') => {
    const of = { about: '', rules: [], category: 'bong-da', question: '', clientId: `g${(made += 1)}` } as const;
    return granted(await groups().create({ name, privacy, ...of }, world.as('lan')));
  };
  const join = async (groupId: string, by: string, answer = '') =>
    granted(await groups().join({ groupId, answer, clientId: 'j' }, world.as(by)));
  const detail = async (id: string, by: string | null) => granted(await groups().detail({ id }, as(by)));
  const write = (text: string, groupId: string, by = 'lan') =>
    area.handlers.posts.create({ text, visibility: 'group', groupId, clientId: `k${(made += 1)}` }, world.as(by));
  const texts = async (groupId: string) =>
    granted(await area.handlers.posts.feed({ tab: 'nhom', groupId }, world.guest())).list.map(({ text }) => text);

  it('SO-4: a group that is named like the id of another one does not stand in its place', async () => {
    const { groupId } = await found('Thật');
    granted(await write('Chào', groupId));
    const copies = [await found(groupId), await found(groupId.toUpperCase())];
    expect(copies[0]!.slug).toBe(groupId);
    // PostgreSQL moves a row that changes behind the others.
    await join(groupId, 'minh');
    expect(await detail(groupId, null)).toMatchObject({ groupId, name: 'Thật' });
    expect(await texts(groupId)).toEqual(['Chào']);
  });

  it('SO-4: what was written in a closed group is never opened to everybody', async () => {
    const { groupId } = await found('Kín', 'private');
    const open = () => groups().update({ groupId, privacy: 'public', about: 'Mở', clientId: 'u' }, world.as('lan'));
    const post = granted(await write('Chuyện nhà', groupId));
    expect(await open()).toMatchObject({ code: 409 });
    expect(await detail(groupId, 'lan')).toMatchObject({ privacy: 'private', about: '' });
    granted(await area.handlers.posts.delete({ postId: post.postId, clientId: 'd' }, world.as('lan')));
    expect(await open()).toMatchObject({ privacy: 'public', about: 'Mở' });
    await write('Chào', groupId);
    expect(await open()).toMatchObject({ privacy: 'public' });
  });

  it('SO-4: who was put out of a group changes nothing there any more, but may still delete', async () => {
    const { groupId } = await found('Mở');
    await join(groupId, 'minh');
    const { postId } = granted(await write('Chào', groupId, 'minh'));
    const edit = () => area.handlers.posts.update({ postId, text: 'Mua vé', clientId: 'e' }, world.as('minh'));
    granted(await groups().role({ groupId, userId: 'minh', role: 'none' }, world.as('lan')));
    expect(await edit()).toMatchObject({ code: 403 });
    expect(await texts(groupId)).toEqual(['Chào']);
    granted(await area.handlers.posts.delete({ postId, clientId: 'd' }, world.as('minh')));
    expect(await texts(groupId)).toEqual([]);
  });

  it('SO-4: who waits is let in by asking again once the group is open to everybody', async () => {
    const { groupId } = await found('Kín', 'private');
    await join(groupId, 'minh', 'B12');
    granted(await groups().update({ groupId, privacy: 'public', clientId: 'u' }, world.as('lan')));
    expect(await join(groupId, 'minh')).toMatchObject({ members: 2, me: { role: 'member' } });
    expect((await detail(groupId, 'lan')).requests).toBe(0);
  });
});

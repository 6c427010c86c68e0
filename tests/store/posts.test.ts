import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { InputOf } from '#contract/http/call.ts';
import type { posts as calls } from '#contract/http/posts.ts';
import { POSTS, type FeedTab } from '#domain/community/post.ts';
import { MODERATION } from '#domain/moderation/decision.ts';
import { commentsStore } from '#server/comments/comments.store.ts';
import { pollsStore } from '#server/chat/polls.store.ts';
import { marksStore } from '#server/social/marks.store.ts';
import { standingStore } from '#server/social/standing.store.ts';
import { communityWorld } from './support/communityWorld.ts';
import { granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

type World = Awaited<ReturnType<typeof communityWorld>>;
type Create = InputOf<typeof calls.create>;

onEveryEngine('posts', (database) => {
  let world: World;
  let area: Awaited<ReturnType<World['open']>>;
  let written = 0;
  beforeAll(async () => {
    world = await communityWorld(database());
    area = await world.open();
  });
  beforeEach(() => world.begin());

  const posts = () => area.handlers.posts;
  const ask = (text: string, by = 'lan', more: Partial<Create> = {}) =>
    posts().create({ text, visibility: 'public', clientId: `k${(written += 1)}`, ...more }, world.as(by));
  const write = async (text: string, by?: string, more?: Partial<Create>) => {
    world.state.now += 1;
    return granted(await ask(text, by, more));
  };
  const feed = async (tab: FeedTab, by: string | null, more: { cursor?: string; since?: string } = {}) =>
    granted(await posts().feed({ tab, ...more }, by === null ? world.guest() : world.as(by)));
  const texts = async (...of: Parameters<typeof feed>) => (await feed(...of)).list.map(({ text }) => text);
  const detail = (id: string, by: string | null) => posts().detail({ id }, by === null ? world.guest() : world.as(by));
  const hand = () => area.hands[0]!.removes!.post!;
  const files = () => {
    try {
      return readdirSync(join(world.dataDir, 'posts'));
    } catch {
      return [];
    }
  };

  it('SO-1: the feed of everybody comes newest first, slice by slice, and counts what is new since a page', async () => {
    for (let i = 0; i <= POSTS.pageSize; i += 1) await write(`Bài ${i}`);
    const first = await feed('cong-dong', null);
    expect([first.list.length, first.list[0]!.text, first.newCount]).toEqual([POSTS.pageSize, 'Bài 20', undefined]);
    await write('Mới', 'minh');
    expect(await texts('cong-dong', null, { cursor: first.next! })).toEqual(['Bài 0']);
    expect((await feed('cong-dong', 'hoa', { since: first.newest! })).newCount).toBe(1);
    await world.tie('hoa', 'minh', 'blocked');
    expect((await feed('cong-dong', 'hoa', { since: first.newest! })).newCount).toBe(0);
  });

  it('SO-1: at one moment the id decides what is new', async () => {
    world.state.now = NOW + 5;
    const one = granted(await ask('Một'));
    const { newest } = await feed('cong-dong', null);
    const two = granted(await ask('Hai'));
    const { newCount } = await feed('cong-dong', null, { since: newest! });
    expect(newCount).toBe(two.postId < one.postId ? 1 : 0);
  });

  it('SO-3: friends read what is for friends, nobody else does, and the own is there too', async () => {
    const own = await write('Chỉ bạn bè', 'lan', { visibility: 'friends' });
    await write('Của Hoa', 'hoa');
    await world.tie('lan', 'minh', 'friend');
    expect(await texts('cong-dong', 'minh')).toEqual(['Của Hoa']);
    expect(await texts('ban-be', 'minh')).toEqual(['Chỉ bạn bè']);
    expect(await texts('ban-be', 'lan')).toEqual(['Chỉ bạn bè']);
    expect(await detail(own.postId, 'minh')).toMatchObject({ text: 'Chỉ bạn bè' });
    for (const by of ['hoa', null]) expect(await detail(own.postId, by)).toMatchObject({ code: 404 });
    expect(await posts().feed({ tab: 'ban-be' }, world.guest())).toMatchObject({ code: 403 });
  });

  it('SO-14: what was saved comes with the last saved first, without what may not be read any more', async () => {
    const [open, friends] = [await write('Mở'), await write('Bạn', 'lan', { visibility: 'friends' })];
    await world.tie('lan', 'minh', 'friend');
    const save = (id: string, now: number) =>
      marksStore(database()).save(database(), { userId: 'minh', target: { type: 'post', id }, now });
    await save(friends.postId, NOW);
    await save(open.postId, NOW + 1);
    expect(await texts('da-luu', 'minh')).toEqual(['Mở', 'Bạn']);
    await world.tie('lan', 'minh', null);
    expect(await texts('da-luu', 'minh')).toEqual(['Mở']);
    expect(await posts().feed({ tab: 'da-luu' }, world.guest())).toMatchObject({ code: 403 });
  });

  it('SO-10: who blocked, and who was blocked, see nothing of each other, and a muted word is marked', async () => {
    const post = await write('Kèo thơm đây');
    world.state.muted.set('hoa', [{ kind: 'word', text: 'kèo', since: 0 }]);
    expect((await feed('cong-dong', 'hoa')).list[0]).toMatchObject({ muted: true });
    expect((await feed('cong-dong', 'lan')).list[0]).not.toHaveProperty('muted');
    world.state.muted.set('mai', [{ kind: 'person', text: 'lan', userId: 'lan', since: 0 }]);
    expect((await feed('cong-dong', 'mai')).list[0]).toMatchObject({ muted: true });
    await world.tie('lan', 'hoa', 'blocked');
    for (const by of ['hoa']) expect(await texts('cong-dong', by)).toEqual([]);
    expect(await detail(post.postId, 'hoa')).toMatchObject({ code: 404 });
    const view = { locale: 'vi', now: NOW } as const;
    const cards = (viewer: { kind: 'member'; userId: string } | null) =>
      area.subjects.post.cards([post.postId], { ...view, viewer });
    expect(await cards({ kind: 'member', userId: 'hoa' })).toEqual([null]);
    expect(await cards(null)).toMatchObject([
      { title: 'Kèo thơm đây', subtitle: 'lan', path: `/bang-ton/bai/${post.postId}` },
    ]);
  });

  it('CALLS 1: the same by its clientId is posted once, also at once', async () => {
    const [one, two] = await Promise.all([ask('Một', 'lan', { clientId: 'x' }), ask('Một', 'lan', { clientId: 'x' })]);
    expect(granted(one).postId).toBe(granted(two).postId);
    expect(await texts('cong-dong', null)).toEqual(['Một']);
  });

  it('SO-3: an edited post keeps its earlier texts, the one that stands first; the same twice edits once', async () => {
    const { postId } = await write('Một');
    world.state.now = NOW + 1000;
    const edit = (text: string, clientId: string, by = 'lan') =>
      posts().update({ postId, text, clientId }, world.as(by));
    expect(granted(await edit('Hai', 'a'))).toMatchObject({ text: 'Hai', editedAt: NOW + 1000 });
    expect(granted(await edit('Hai', 'a'))).toMatchObject({ text: 'Hai' });
    world.state.now = NOW + 2000;
    granted(await edit('Ba', 'b'));
    expect(granted(await edit('Hai', 'a'))).toMatchObject({ text: 'Ba' });
    expect(granted(await posts().history({ postId }, world.guest()))).toEqual([
      { text: 'Ba', at: NOW + 2000 },
      { text: 'Hai', at: NOW + 1000 },
      { text: 'Một', at: NOW + 1 },
    ]);
    expect(await edit('Bốn', 'c', 'minh')).toMatchObject({ code: 403 });
    expect(await edit('  ', 'd')).toMatchObject({ code: 422, fields: { text: 'is empty' } });
    for (let i = 2; i < POSTS.editsMost; i += 1) granted(await edit(`Bản ${i}`, `e${i}`));
    expect(await edit('Quá', 'z')).toMatchObject({ code: 409 });
  });

  it('SO-3: a deleted post is gone for everybody, with its history and poll, and deleting it again changes nothing', async () => {
    const poll = { question: 'Ai thắng?', options: ['Nhà', 'Khách'], durationSec: 60 };
    const { postId, poll: asked } = await write('Một', 'lan', { poll });
    granted(await posts().update({ postId, text: 'Hai', clientId: 'a' }, world.as('lan')));
    await pollsStore(database()).vote(asked!.pollId, 'minh', '1', NOW);
    const remove = (by: string) => posts().delete({ postId, clientId: 'd' }, world.as(by));
    expect(await remove('minh')).toMatchObject({ code: 403 });
    expect(await remove('lan')).toBeNull();
    expect(await remove('lan')).toBeNull();
    expect(await remove('minh')).toMatchObject({ code: 410 });
    expect(await detail(postId, null)).toMatchObject({ code: 410 });
    expect(await posts().history({ postId }, world.as('lan'))).toMatchObject({ code: 410 });
    expect(await pollsStore(database()).byId(asked!.pollId)).toBeNull();
    expect(await texts('cong-dong', null)).toEqual([]);
  });

  it('CH-9: a poll is shown with its votes and the own choice', async () => {
    const poll = { question: 'Ai thắng?', options: ['Nhà', 'Khách'], durationSec: 60 };
    const { poll: asked } = await write('', 'lan', { poll });
    await pollsStore(database()).vote(asked!.pollId, 'minh', '2', NOW);
    const seen = async (by: string | null) => (await feed('cong-dong', by)).list[0]!.poll!;
    expect(await seen('minh')).toMatchObject({ me: '2', options: [{ votes: 0 }, { text: 'Khách', votes: 1 }] });
    expect((await seen('hoa')).me).toBeNull();
    expect(await seen(null)).not.toHaveProperty('me');
    const { sees, owns } = area.postsOfPolls;
    const { postId } = (await feed('cong-dong', null)).list[0]!;
    expect([await sees(postId, 'minh'), await owns(postId, 'minh'), await owns(postId, 'lan')]).toEqual([
      ...[true, false, true],
    ]);
  });

  it('SO-2: pictures come of whole uploads, with what their author says of them, and go with the post', async () => {
    world.uploads.set('u1', 'whole');
    const post = await write('', 'lan', { uploads: [{ uploadId: 'u1', alt: 'Khán đài B' }] });
    expect(post.media).toMatchObject([{ w: 2, h: 2, alt: 'Khán đài B' }]);
    expect([world.uploads.get('u1'), files().length]).toEqual(['taken', 1]);
    expect(await ask('Hai', 'lan', { uploads: [{ uploadId: 'u1', alt: '' }] })).toMatchObject({
      ...{ code: 422, fields: { uploads: 'is taken' } },
    });
    world.uploads.set('u2', 'whole');
    const broken = { uploads: ['u2', 'nowhere'].map((uploadId) => ({ uploadId, alt: '' })) };
    expect(await ask('Ba', 'lan', broken)).toMatchObject({ code: 422, fields: { uploads: 'is not there' } });
    expect([world.uploads.get('u2'), files().length]).toEqual(['whole', 1]);
    await posts().delete({ postId: post.postId, clientId: 'd' }, world.as('lan'));
    expect(files()).toEqual([]);
  });

  it('SO-13: what a post shows of the portal is there with its card, for who may see it', async () => {
    const friends = await write('Bạn', 'lan', { visibility: 'friends' });
    const embeds = [
      { type: 'fixture', id: 'f1' },
      { type: 'post', id: friends.postId },
    ] as const;
    await write('Xem này', 'lan', { embeds });
    await world.tie('lan', 'minh', 'friend');
    const cards = async (by: string | null) =>
      (await feed('cong-dong', by)).list[0]!.embeds.map(({ card }) => card?.title ?? null);
    expect([await cards('minh'), await cards('hoa'), await cards(null)]).toEqual([
      ['Trận', 'Bạn'],
      ['Trận', null],
      ['Trận', null],
    ]);
    expect(await ask('Không', 'minh', { embeds: [{ type: 'film', id: 'nowhere' }] })).toMatchObject({
      ...{ code: 422, fields: { 'embeds.0': 'is not there' } },
    });
  });

  it('SO-3: counts likes, saves and comments, without comments of people who are apart', async () => {
    const { postId } = await write('Đếm');
    const target = { type: 'post', id: postId } as const;
    await standingStore(database()).react(database(), 'minh', target, 'like', NOW);
    await marksStore(database()).save(database(), { userId: 'minh', target, now: NOW });
    const comment = (commentId: string, userId: string, parentId = '') =>
      commentsStore(database()).add(
        {
          ...{ commentId, userId, parentId, type: 'post', subjectId: postId, text: 'Hay', atSec: null, quoteId: null },
          createdTs: NOW,
        },
        commentId,
        async () => {},
      );
    await comment('c1', 'hoa');
    await comment('c2', 'minh', 'c1');
    await comment('c3', 'minh');
    const counters = async (by: string | null) => (await feed('cong-dong', by)).list[0]!.counters;
    expect(await counters(null)).toEqual({ likes: 1, saves: 1, comments: 3, reactions: {} });
    await world.tie('mai', 'hoa', 'blocked');
    expect((await counters('mai')).comments).toBe(1);
    expect((await feed('cong-dong', 'minh')).list[0]!.me).toEqual({
      ...{ liked: true, saved: true, reactions: [], canEdit: false },
    });
  });

  it('SO-2: a post says something, does not say too much, and fits where it stands', async () => {
    expect(await ask('  ')).toMatchObject({ code: 422, fields: { text: 'is empty' } });
    expect(await ask('a'.repeat(POSTS.textMax + 1))).toMatchObject({ code: 422 });
    expect(await ask('Nhóm', 'lan', { visibility: 'group' })).toMatchObject({ code: 422 });
    expect(await ask('Nhóm', 'lan', { groupId: 'g1' })).toMatchObject({ code: 422 });
    world.state.heldUntil = NOW + 60_000;
    world.state.now = NOW;
    expect(await ask('Bị khoá')).toMatchObject({ code: 403, retryAfterS: 60 });
  });

  it('S-9: thirty posts an hour of one member', async () => {
    const limited = await world.open({ limits: true });
    const post = (i: number) =>
      limited.handlers.posts.create({ text: `Bài ${i}`, visibility: 'public', clientId: `l${i}` }, world.as('mai'));
    for (let i = 0; i < POSTS.anHour; i += 1) granted(await post(i));
    expect(await post(99)).toMatchObject({ code: 429 });
    expect(granted(await post(0)).text).toBe('Bài 0');
  });

  it('SO-2: drafts wait by place, the last kept first, and go with what is posted', async () => {
    const put = (place: string, text: string | null) =>
      posts().putDraft({ place, draft: text === null ? null : { text } }, world.as('lan'));
    await put('feed', 'Một');
    world.state.now += 1;
    await put('group:g1', 'Hai');
    const places = async () => granted(await posts().drafts({}, world.as('lan'))).map(({ place }) => place);
    expect(await places()).toEqual(['group:g1', 'feed']);
    await write('Đăng');
    expect(await places()).toEqual(['group:g1']);
    await put('group:g1', null);
    expect(await places()).toEqual([]);
    for (let i = 0; i <= POSTS.draftsMost; i += 1) {
      world.state.now += 1;
      await put(`group:g${i}`, 'Nháp');
    }
    expect([(await places()).length, (await places()).includes('group:g0')]).toEqual([POSTS.draftsMost, false]);
  });

  it('CH-11: a moderator takes a post away and puts it back, and after a month nothing of it is left', async () => {
    world.uploads.set('u1', 'whole');
    const { postId } = await write('Đồ ngu', 'lan', { uploads: [{ uploadId: 'u1', alt: 'Ảnh' }] });
    expect((await hand().find([postId])).get(postId)).toMatchObject({ userId: 'lan', text: 'Đồ ngu\nẢnh' });
    const by = { decisionId: 'd1', userId: 'mai', at: NOW + 10 };
    expect(await hand().remove(database(), postId, by)).toBe('removed');
    expect(await hand().remove(database(), postId, by)).toBeNull();
    expect([(await hand().find([postId])).size, await texts('cong-dong', 'lan')]).toEqual([0, []]);
    expect(await detail(postId, 'lan')).toMatchObject({ code: 410 });
    await hand().restore(database(), postId, 'removed', by);
    expect(await texts('cong-dong', null)).toEqual(['Đồ ngu']);
    await hand().remove(database(), postId, by);
    world.state.now = NOW + 11 + MODERATION.keptMs;
    await area.jobs[0]!.run();
    expect(files()).toEqual([]);
    await hand().restore(database(), postId, 'removed', by);
    expect(await texts('cong-dong', null)).toEqual([]);
  });

  it('S-12: a member’s copy has their posts, and they go with them', async () => {
    world.uploads.set('u1', 'whole');
    const poll = { question: 'Ai thắng?', options: ['Nhà', 'Khách'], durationSec: 60 };
    const post = await write('Một', 'lan', { uploads: [{ uploadId: 'u1', alt: '' }], poll });
    granted(await posts().update({ postId: post.postId, text: 'Hai', clientId: 'a' }, world.as('lan')));
    await posts().putDraft({ place: 'feed', draft: { text: 'Nháp' } }, world.as('lan'));
    // A start removes the files that nothing shows any more.
    const shown = files();
    await world.open();
    expect([shown.length > 0, files()]).toEqual([true, shown]);
    const [kept] = area.personalData;
    expect(await kept!.tell('lan')).toMatchObject({
      ...{ posts: [{ text: 'Hai' }], earlier: [{ text: 'Một' }], drafts: [{ draft: { text: 'Nháp' } }] },
    });
    const after = await database().transaction((queries) => kept!.erase(queries, 'lan'));
    await after?.();
    expect(await kept!.tell('lan')).toEqual({ posts: [], earlier: [], drafts: [] });
    expect([files(), await pollsStore(database()).byId(post.poll!.pollId)]).toEqual([[], null]);
  });
});

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { COMMENTS, type CommentSort, type CommentTarget } from '#domain/comments/comment.ts';
import type { Mute } from '#domain/social/mutes.ts';
import type { StoredEvents } from '#server/bus/storedEvents.ts';
import { addMember } from '#server/accounts/members.store.ts';
import { openComments, type OpenCommentsNeeds } from '#server/comments/comments.open.ts';
import { sql } from '#server/database/sql.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import type { DecisionWish } from '#server/shared/moderation/decisions.ts';
import { noOutbox } from '#server/shared/outbox.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { memberNamed } from './support/race.ts';

const match: CommentTarget = { type: 'fixture', id: 'f1' };
const viewerOf = (userId: string, siteRoleId: number = SITE_ROLES.member): MemberViewer => ({
  ...{ kind: 'member', userId, displayName: userId, siteRoleId, sessionId: 's' },
});
const nobodyIn = { kind: 'guest', userId: 'g1', displayName: 'Khách', siteRoleId: 0, sessionId: null } as const;
const person = (userId: string) => ({
  ...{ userId, displayName: userId, nickname: userId, profilePicture: null, siteRoleId: 1 },
});

onEveryEngine('comments', (database) => {
  const apart = new Map<string, readonly string[]>();
  const muted = new Map<string, readonly Mute[]>();
  let told: StoredEvents['comment.written'][] = [];
  let noted: { userId: string; kind: string; goTo: string }[] = [];
  let decided: DecisionWish[] = [];
  let comments: ReturnType<typeof openComments>;
  const open = (changed: Partial<OpenCommentsNeeds> = {}) =>
    openComments({
      ...{ database: database(), clock: () => NOW, limits: false, limitStore: memoryLimits(() => NOW) },
      outbox: {
        publish: async (_queries, _name, message) => {
          told.push(message as StoredEvents['comment.written']);
        },
      },
      find: async (targets) =>
        targets.map((target) =>
          target.id === 'nowhere' ? null : { target, title: 'Trận', subtitle: '', img: null, path: `/t/${target.id}` },
        ),
      peopleOf: async (ids) => new Map(ids.map((id) => [id, person(id)])),
      apartFrom: async (userId) => apart.get(userId) ?? [],
      mutesOf: async (userId) => muted.get(userId) ?? [],
      standingOf: async (targets) => targets.map((target) => ({ target, counters: {}, rating: { avg: 0, n: 0 } })),
      decisions: () => ({
        decide: async (wish) => {
          decided.push(wish);
          return { ...wish, decisionId: 'd1', state: 'stands' };
        },
      }),
      noted: async ({ userId, kind, goTo }) => {
        noted.push({ userId, kind, goTo });
        return null;
      },
      ...changed,
    });
  beforeAll(async () => {
    for (const userId of ['lan', 'minh', 'hoa']) await addMember(database(), memberNamed(userId), NOW);
    comments = open();
  });
  beforeEach(async () => {
    await database().run(sql`delete from comment_entry`);
    apart.clear();
    muted.clear();
    [told, noted, decided] = [[], [], []];
  });
  const calls = () => comments.handlers.comments;
  const as = (userId: string, now = NOW, role?: number) => callContext({ viewer: viewerOf(userId, role), now });
  interface Wish {
    readonly by?: string;
    readonly now?: number;
    readonly parentId?: string;
    readonly quoteId?: string;
    readonly clientId?: string;
    readonly target?: CommentTarget;
  }
  const ask = (text: string, { by = 'lan', now = NOW, target = match, clientId = text, ...more }: Wish = {}) =>
    calls().create({ target, text, clientId: clientId.slice(0, 64).replaceAll(/\W/gu, '_'), ...more }, as(by, now));
  const write = async (text: string, wish?: Wish) => granted(await ask(text, wish));
  const list = async (
    wish: { sort?: CommentSort; parentId?: string; cursor?: string } = {},
    by: string | null = null,
  ) =>
    granted(
      await calls().list(
        { target: 'fixture:f1', ...wish },
        by === null ? callContext({ viewer: nobodyIn, now: NOW }) : as(by),
      ),
    );
  const texts = async (...wish: Parameters<typeof list>) => (await list(...wish)).list.map(({ text }) => text);

  it('NE-8: newest, oldest and best first, slice by slice, each once', async () => {
    for (let i = 0; i <= COMMENTS.pageSize; i += 1) await write(`Lời ${i}`, { now: NOW + i });
    const first = await list();
    expect([first.list.length, first.list[0]!.text]).toEqual([COMMENTS.pageSize, `Lời ${COMMENTS.pageSize}`]);
    expect(await texts({ cursor: first.next! })).toEqual(['Lời 0']);
    expect((await texts({ sort: 'old' }))[0]).toBe('Lời 0');
    const liked = first.list[7]!;
    await comments.subjects.comment.reacted!(database(), liked.commentId, { likes: 1, reactions: { '🔥': 2 } });
    expect((await texts({ sort: 'top' }))[0]).toBe(liked.text);
    const best = await list({ sort: 'top' });
    expect(
      new Set([...best.list, ...(await list({ sort: 'top', cursor: best.next! })).list].map((one) => one.text)).size,
    ).toBe(COMMENTS.pageSize + 1);
  });

  it('NE-8: a thread has two levels, and its replies count for its rank', async () => {
    const root = await write('Gốc');
    const reply = await write('Đáp', { parentId: root.commentId, by: 'minh' });
    const deeper = await write('Đáp lại', { parentId: reply.commentId, quoteId: reply.commentId, now: NOW + 1 });
    expect([reply.parentId, deeper.parentId, deeper.quote]).toEqual([
      root.commentId,
      root.commentId,
      { commentId: reply.commentId, author: { userId: 'minh', nickname: 'minh' }, text: 'Đáp' },
    ]);
    await write('Khác', { now: NOW + 2 });
    expect((await list({ sort: 'top' })).list.map(({ text, replyCount }) => [text, replyCount])).toEqual([
      ['Gốc', 2],
      ['Khác', 0],
    ]);
    expect(await texts({ parentId: root.commentId, sort: 'new' })).toEqual(['Đáp', 'Đáp lại']);
    expect(granted(await calls().detail({ commentId: deeper.commentId }, as('lan')))).toMatchObject({
      ...{ comment: { text: 'Đáp lại' }, parent: { text: 'Gốc' } },
    });
  });

  it('a repeat, also at once, is one comment that is told once', async () => {
    const both = await Promise.all([write('Một lần'), write('Một lần')]);
    expect([new Set(both.map(({ commentId }) => commentId)).size, told.length]).toEqual([1, 1]);
  });

  it('what is empty, too long, about nothing, or answers nothing of its page is refused with the reason', async () => {
    expect(await ask('  \n ')).toMatchObject({ code: 422, fields: { text: 'is empty' } });
    expect(await ask('a'.repeat(COMMENTS.textMax + 1))).toMatchObject({ code: 422 });
    expect(await ask('Ở đâu', { target: { type: 'film', id: 'nowhere' } })).toMatchObject({ code: 404 });
    const { commentId } = await write('Gốc');
    const elsewhere = { parentId: commentId, target: { type: 'film', id: 'f1' } } as const;
    expect(await ask('Lạc', elsewhere)).toMatchObject({ code: 422, fields: { parentId: 'is not there' } });
    expect(await ask('Trích lạc', { quoteId: 'c0' })).toMatchObject({
      ...{ code: 422, fields: { quoteId: 'is not there' } },
    });
    expect(await calls().list({ target: 'film:nowhere' }, as('lan'))).toMatchObject({ code: 404 });
  });

  it('NE-8: its author edits it for 15 minutes, and nobody else', async () => {
    const { commentId } = await write('Sai');
    const edit = (by: string, now: number) => calls().update({ commentId, text: 'Đúng', clientId: 'e' }, as(by, now));
    expect(await edit('minh', NOW)).toMatchObject({ code: 403 });
    expect(granted(await edit('lan', NOW + COMMENTS.editMs - 1))).toMatchObject({
      ...{ text: 'Đúng', editedAt: NOW + COMMENTS.editMs - 1 },
    });
    expect(await edit('lan', NOW + COMMENTS.editMs)).toMatchObject({ code: 409 });
  });

  it('NE-8: what is deleted keeps its place without text, and no longer counts as a reply', async () => {
    const root = await write('Gốc');
    const reply = await write('Đáp', { parentId: root.commentId, by: 'minh' });
    await write('Trích', { parentId: root.commentId, quoteId: reply.commentId, now: NOW + 1 });
    const drop = (by: string, commentId: string, role?: number) =>
      calls().delete({ commentId, clientId: 'd' }, as(by, NOW, role));
    expect(await drop('lan', reply.commentId)).toMatchObject({ code: 403 });
    expect(granted(await drop('minh', reply.commentId))).toMatchObject({ deleted: true, text: '', user: null });
    expect(granted(await drop('minh', reply.commentId))).toMatchObject({ deleted: true });
    expect((await list()).list[0]).toMatchObject({ replyCount: 1 });
    const [place, quoting] = (await list({ parentId: root.commentId })).list;
    expect([place!.deleted, quoting!.quote!.text]).toEqual([true, '']);
    expect(await calls().update({ commentId: reply.commentId, text: 'x', clientId: 'u' }, as('minh'))).toMatchObject({
      code: 404,
    });
  });

  it('CH-11: staff delete somebody else’s with a reason, by the log of decisions', async () => {
    const { commentId } = await write('Gốc');
    const drop = (clientId: string, reason?: string) =>
      calls().delete({ commentId, clientId, ...(reason !== undefined && { reason }) }, as('hoa', NOW, SITE_ROLES.qc));
    expect(await drop('d0')).toMatchObject({ code: 422, fields: { reason: 'is missing' } });
    expect(decided).toEqual([]);
    expect(granted(await drop('d1', 'Lăng mạ'))).toMatchObject({ deleted: true, text: '', user: null });
    expect(decided).toMatchObject([
      { ...{ by: 'hoa', action: 'remove', about: 'lan', reason: 'Lăng mạ', clientId: 'd1' } },
    ]);
    expect(decided[0]!.targets).toEqual([{ type: 'comment', id: commentId }]);
  });

  it('S-13: who is apart sees nothing of the other, in lists, counts, quotes and links, and answers them nowhere', async () => {
    const root = await write('Của Lan');
    const reply = await write('Của Minh', { by: 'minh', parentId: root.commentId });
    await write('Hoa trích', { by: 'hoa', parentId: root.commentId, quoteId: reply.commentId, now: NOW + 1 });
    apart.set('lan', ['minh']).set('minh', ['lan']);
    expect((await list({}, 'lan')).list.map(({ text, replyCount }) => [text, replyCount])).toEqual([['Của Lan', 1]]);
    const [seen, ...others] = (await list({ parentId: root.commentId }, 'lan')).list;
    expect([seen!.text, seen!.quote, others]).toEqual(['Hoa trích', undefined, []]);
    expect(await texts({}, 'minh')).toEqual([]);
    expect(await calls().detail({ commentId: reply.commentId }, as('lan'))).toMatchObject({ code: 404 });
    expect(await calls().detail({ commentId: reply.commentId }, as('minh'))).toMatchObject({ code: 404 });
    expect(await ask('Đáp', { by: 'minh', parentId: root.commentId })).toMatchObject({ code: 422 });
    expect(await texts({}, 'hoa')).toEqual(['Của Lan']);
  });

  it('SH-4: who is answered, quoted or named in the thread is told once, and nobody apart or oneself', async () => {
    const root = await write('Gốc');
    const reply = await write('Đáp', { by: 'minh', parentId: root.commentId });
    await write('Hoa đây', { by: 'hoa', parentId: root.commentId });
    const last = await write('@minh @lan @stranger đúng', {
      parentId: reply.commentId,
      quoteId: reply.commentId,
      clientId: 'x',
    });
    const hear = (commentId: string, userId: string) =>
      comments.durable['comment.written']!({ commentId, userId, at: NOW });
    await hear(last.commentId, 'lan');
    const goTo = `/t/f1?binh-luan=${last.commentId}`;
    expect(noted).toEqual([{ userId: 'minh', kind: 'commentAnswered', goTo }]);
    noted = [];
    const named = await write('@hoa xem này', { by: 'minh', parentId: root.commentId });
    await hear(named.commentId, 'minh');
    expect(noted.map(({ userId, kind }) => [userId, kind])).toEqual([
      ['lan', 'commentAnswered'],
      ['hoa', 'commentNamed'],
    ]);
    noted = [];
    apart.set('minh', ['hoa']);
    await hear(named.commentId, 'minh');
    expect(noted.map(({ userId }) => userId)).toEqual(['lan']);
  });

  it('who writes more than their share waits', async () => {
    const limited = open({ limits: true, outbox: noOutbox });
    const one = (i: number) =>
      limited.handlers.comments.create({ target: match, text: `Lời ${i}`, clientId: `n${i}` }, as('hoa'));
    for (let i = 0; i < COMMENTS.anHour; i += 1) granted(await one(i));
    expect(await one(COMMENTS.anHour)).toMatchObject({ code: 429 });
  });

  it('item 30: they are told to who wrote them; erased, their texts go and answers keep their place', async () => {
    const root = await write('Của Lan');
    const own = await write('Đáp mình', { parentId: root.commentId, now: NOW + 1 });
    await write('Của Minh', { by: 'minh', parentId: root.commentId, quoteId: own.commentId });
    const [kept] = comments.personalData;
    expect(await kept!.tell('lan')).toMatchObject([{ text: 'Của Lan' }, { text: 'Đáp mình' }]);
    await database().transaction((queries) => kept!.erase(queries, 'lan'));
    expect(await kept!.tell('lan')).toEqual([]);
    expect((await list()).list).toMatchObject([{ deleted: true, user: null, text: '', replyCount: 1 }]);
    const [, answer] = (await list({ parentId: root.commentId })).list.toSorted(
      (a, b) => a.text.length - b.text.length,
    );
    expect(answer).toMatchObject({ text: 'Của Minh', quote: { author: null, text: '' } });
  });

  it('SO-10: comments of a muted person, and those that quote them, are marked for who muted them, and tell them nothing', async () => {
    const root = await write('Gốc', { by: 'lan' });
    muted.set('lan', [{ kind: 'person', text: 'Minh', userId: 'minh', since: NOW }]);
    const reply = await write('Đáp', { parentId: root.commentId, by: 'minh' });
    await write('Đáp nữa', { parentId: root.commentId, by: 'hoa', quoteId: reply.commentId, now: NOW + 1 });
    const marks = async (by: string) =>
      (await list({ parentId: root.commentId }, by)).list.map((one) => one.muted === true);
    expect([await marks('lan'), await marks('minh')]).toEqual([
      [true, true],
      [false, false],
    ]);
    for (const one of told) await comments.durable['comment.written']!(one);
    expect(noted.filter(({ userId }) => userId === 'lan').map(({ kind }) => kind)).toEqual(['commentAnswered']);
  });

  it('SO-10: a comment that holds or quotes a word that the viewer muted is marked for them alone, and tells them nothing', async () => {
    const root = await write('Gốc');
    const bad = await write('Kèo THƠM đây', { by: 'minh', parentId: root.commentId, now: NOW + 1 });
    await write('Đúng rồi', { by: 'hoa', parentId: root.commentId, quoteId: bad.commentId, now: NOW + 2 });
    await write('Tôi cũng nói kèo thơm', { parentId: root.commentId, now: NOW + 3 });
    muted.set('lan', [{ kind: 'word', text: 'kèo thơm', since: NOW }]);
    const marks = async (by: string | null) =>
      (await list({ parentId: root.commentId }, by)).list.map((one) => one.muted === true);
    expect([await marks('lan'), await marks('hoa'), await marks(null)]).toEqual([
      [true, true, false],
      [false, false, false],
      [false, false, false],
    ]);
    noted = [];
    for (const one of told) await (await comments.durable['comment.written']!(one))?.(database());
    expect(noted.filter(({ userId }) => userId === 'lan').length).toBe(1);
  });
});

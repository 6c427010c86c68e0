import { beforeAll, beforeEach, expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { COMMENTS } from '#domain/comments/comment.ts';
import { addMember } from '#server/accounts/members.store.ts';
import { openComments, type OpenCommentsNeeds } from '#server/comments/comments.open.ts';
import { sql } from '#server/database/sql.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import { noOutbox } from '#server/shared/outbox.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { memberNamed } from './support/race.ts';

interface Wish {
  readonly by?: string;
  readonly now?: number;
  readonly parentId?: string;
  readonly quoteId?: string;
}

onEveryEngine('what members do with their own comments', (database) => {
  let comments: ReturnType<typeof openComments>;
  const open = (find: OpenCommentsNeeds['find']) =>
    openComments({
      ...{ database: database(), clock: () => NOW, limits: false, limitStore: memoryLimits(() => NOW), find },
      ...{ outbox: noOutbox, noted: async () => null, apartFrom: async () => [], mutesOf: async () => [] },
      peopleOf: async (ids) =>
        new Map(
          ids.map((userId) => [
            userId,
            { userId, displayName: userId, nickname: userId, profilePicture: null, siteRoleId: 1 },
          ]),
        ),
      standingOf: async (targets) => targets.map((target) => ({ target, counters: {}, rating: { avg: 0, n: 0 } })),
      decisions: () => ({ decide: async (wish) => ({ ...wish, decisionId: 'd1', state: 'stands' }) }),
    });
  beforeAll(async () => {
    for (const userId of ['lan', 'minh', 'hoa']) await addMember(database(), memberNamed(userId), NOW);
    comments = open(async (targets) =>
      targets.map((target) => ({ target, title: 'Trận', subtitle: '', img: null, path: `/t/${target.id}` })),
    );
  });
  beforeEach(async () => {
    await database().run(sql`delete from comment_entry`);
  });
  const calls = () => comments.handlers.comments;
  const as = (userId: string, now = NOW, siteRoleId: number = SITE_ROLES.member) =>
    callContext({ viewer: { kind: 'member', userId, displayName: userId, siteRoleId, sessionId: 's' }, now });
  const write = async (text: string, { by = 'lan', now = NOW, ...more }: Wish = {}) =>
    granted(
      await calls().create(
        { target: { type: 'fixture', id: 'f1' }, text, clientId: text.replaceAll(/\W/gu, '_'), ...more },
        as(by, now),
      ),
    );
  const list = async () => granted(await calls().list({ target: 'fixture:f1' }, as('hoa')));

  it('NE-8: what one deleted comes back for a minute, with its place among the replies; never what others or staff deleted', async () => {
    const root = await write('Gốc', { by: 'minh' });
    const reply = await write('Đáp', { parentId: root.commentId });
    const gone = { commentId: reply.commentId, clientId: 'd' };
    const replies = async () => (await list()).list[0]!.replyCount;
    granted(await calls().delete(gone, as('lan')));
    expect(await replies()).toBe(0);
    expect(await calls().restore(gone, as('minh'))).toMatchObject({ code: 403 });
    expect(granted(await calls().restore(gone, as('lan', NOW + COMMENTS.undoMs - 1)))).toMatchObject({ text: 'Đáp' });
    expect(granted(await calls().restore(gone, as('lan')))).toMatchObject({ text: 'Đáp' });
    expect(await replies()).toBe(1);
    granted(await calls().delete(gone, as('lan')));
    expect(await calls().restore(gone, as('lan', NOW + COMMENTS.undoMs))).toMatchObject({ code: 409 });
    const removal = { commentId: root.commentId, reason: 'Lăng mạ', clientId: 'd' };
    granted(await calls().delete(removal, as('hoa', NOW, SITE_ROLES.qc)));
    // What the decision does by the hand of the comments.
    const done = { decisionId: 'd1', userId: 'hoa', at: NOW };
    await comments.hands[0]!.removes!.comment!.remove(database(), root.commentId, done);
    expect(await calls().restore(removal, as('minh'))).toMatchObject({ code: 409 });
    expect(await calls().restore({ commentId: 'none', clientId: 'd' }, as('minh'))).toMatchObject({ code: 404 });
  });

  it('NE-8: a member’s own comments, newest first, with their places, also those that are deleted', async () => {
    const first = await write('Một');
    const reply = await write('Ba', { now: NOW + 2, parentId: first.commentId });
    await write('Của Minh', { by: 'minh', now: NOW + 3 });
    granted(await calls().delete({ commentId: first.commentId, clientId: 'd' }, as('lan')));
    const own = granted(await calls().mine({}, as('lan'))).list;
    expect(own.map(({ comment, about }) => [comment.text, comment.deleted === true, about?.path])).toEqual([
      ['Ba', false, `/t/f1?binh-luan=${reply.commentId}`],
      ['', true, `/t/f1?binh-luan=${first.commentId}`],
    ]);
    expect(granted(await calls().mine({}, as('hoa'))).list).toEqual([]);
  });

  it('SO-4: where a member may not read any more, their comments stay theirs, without the quotes, and do not change', async () => {
    const quoted = await write('Lời của Minh', { by: 'minh' });
    const more = { parentId: quoted.commentId, quoteId: quoted.commentId };
    const { commentId } = await write('Đáp', more);
    const closed = open(async (targets) => targets.map(() => null)).handlers.comments;
    const [own] = granted(await closed.mine({}, as('lan'))).list;
    expect(own).toMatchObject({ about: null, comment: { text: 'Đáp' } });
    expect(own!.comment).not.toHaveProperty('quote');
    expect(await closed.update({ commentId, text: 'Khác', clientId: 'e' }, as('lan'))).toMatchObject({ code: 404 });
    expect(granted(await calls().mine({}, as('lan'))).list[0]!.comment).toMatchObject({
      quote: { text: 'Lời của Minh' },
    });
  });
});

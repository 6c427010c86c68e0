import * as Schema from 'effect/Schema';
import {
  COMMENTS,
  commentedTypes,
  rankOf,
  type CommentedType,
  type CommentSort,
  type CommentTarget,
} from '#domain/comments/comment.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset, type Keyset } from '../database/keyset.ts';
import { notBy } from '../database/notBy.ts';
import { listed, sql, type Sql } from '../database/sql.ts';

const Row = Schema.Struct({
  commentId: Schema.String,
  type: Schema.Literals(commentedTypes),
  subjectId: Schema.String,
  /** Empty on the first level. */
  parentId: Schema.String,
  userId: Schema.NullOr(Schema.String),
  text: Schema.String,
  atSec: Schema.NullOr(Schema.Int),
  quoteId: Schema.NullOr(Schema.String),
  createdTs: Schema.Int,
  editedTs: Schema.NullOr(Schema.Int),
  deleted: Schema.Int,
  replies: Schema.Int,
  rank: Schema.Int,
});
export type StoredComment = typeof Row.Type;
const ReplyRow = Schema.Struct({ parentId: Schema.String, count: Schema.Int });
const CountedRow = Schema.Struct({ id: Schema.String, count: Schema.Int });
const UndoRow = Schema.Struct({ text: Schema.String });
const WriterRow = Schema.Struct({ userId: Schema.String });
/** Of how many in a thread a name after "@" may be. */
const WRITERS_MOST = 200;
const columns = sql`comment_id as "commentId", type, subject_id as "subjectId", parent_id as "parentId",
  user_id as "userId", body as text, at_sec as "atSec", quote_id as "quoteId", created_ts as "createdTs",
  edited_ts as "editedTs", deleted, replies, rank`;

const id = sql`comment_id`;
const orders: Readonly<Record<CommentSort, Keyset>> = {
  new: keyset({ at: sql`created_ts`, id, latestFirst: true }),
  old: keyset({ at: sql`created_ts`, id, latestFirst: false }),
  top: keyset({ at: sql`rank`, id, latestFirst: true }),
};

export interface CommentListWish {
  /** Empty for the first level. */
  readonly parentId: string;
  readonly sort: CommentSort;
  readonly cursor: string | undefined;
  /** The people whom the viewer does not see. */
  readonly hidden: readonly string[];
}

export type NewComment = Pick<
  StoredComment,
  'commentId' | 'type' | 'subjectId' | 'parentId' | 'text' | 'atSec' | 'quoteId' | 'createdTs'
> & { readonly userId: string };

export const commentsStore = (database: Database) => {
  const byId = (queries: Queries, commentId: string): Promise<StoredComment | null> =>
    queries.one(Row, sql`select ${columns} from comment_entry where comment_id = ${commentId}`);
  /** The replies of a comment of the first level changed by `by`, and its rank with them. */
  const countReply = (queries: Queries, parentId: string, by: 1 | -1) =>
    queries.run(
      sql`update comment_entry set replies = replies + ${by}, rank = rank + ${by * rankOf({ likes: 0, replies: 1, others: 0 })}
          where comment_id = ${parentId}`,
    );
  /** Takes its text away and keeps its place; answers the text, null where it was gone. */
  const take = async (queries: Queries, stored: StoredComment | null): Promise<string | null> => {
    if (!stored || stored.deleted === 1) return null;
    const { commentId, parentId, text } = stored;
    await queries.run(sql`update comment_entry set body = '', deleted = 1 where comment_id = ${commentId}`);
    if (parentId !== '') await countReply(queries, parentId, -1);
    return text;
  };
  /** Among other statements: gives a text back to its place, unless its author has left. */
  const putBack = async (queries: Queries, commentId: string, text: string): Promise<void> => {
    const stored = await byId(queries, commentId);
    if (!stored || stored.deleted === 0 || stored.userId === null || text === '') return;
    await queries.run(sql`update comment_entry set body = ${text}, deleted = 0 where comment_id = ${commentId}`);
    if (stored.parentId !== '') await countReply(queries, stored.parentId, 1);
  };
  return {
    byId: (commentId: string) => byId(database, commentId),
    byIds: (ids: readonly string[]): Promise<readonly StoredComment[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : database.all(Row, sql`select ${columns} from comment_entry where comment_id in (${listed(ids)})`),
    /** What somebody wrote last and is still there, the latest first. */
    lastOf: (userId: string, most: number): Promise<readonly StoredComment[]> =>
      database.all(
        Row,
        sql`select ${columns} from comment_entry where user_id = ${userId} and deleted = 0
            order by created_ts desc limit ${most}`,
      ),
    list: async (target: CommentTarget, wish: CommentListWish): Promise<Slice<StoredComment>> => {
      const { behind, first } = orders[wish.sort];
      const rows = await database.all(
        Row,
        sql`select ${columns} from comment_entry
            where type = ${target.type} and subject_id = ${target.id} and parent_id = ${wish.parentId}
              and ${notBy(sql`user_id`, wish.hidden)} and ${behind(wish.cursor)} ${first(COMMENTS.pageSize)}`,
      );
      return sliceOf(rows, COMMENTS.pageSize, ({ createdTs, rank, commentId }) => ({
        at: wish.sort === 'top' ? rank : createdTs,
        id: commentId,
      }));
    },
    /** How many replies to each of these, which stand on one target, the hidden people wrote. */
    repliesBy: async (
      hidden: readonly string[],
      parents: readonly StoredComment[],
    ): Promise<ReadonlyMap<string, number>> => {
      const [first] = parents;
      if (hidden.length === 0 || !first) return new Map();
      const ids = parents.map(({ commentId }) => commentId);
      const rows = await database.all(
        ReplyRow,
        sql`select parent_id as "parentId", cast(count(*) as integer) as count from comment_entry
            where type = ${first.type} and subject_id = ${first.subjectId} and parent_id in (${listed(ids)})
              and coalesce(user_id, '') in (${listed(hidden)}) and deleted = 0
            group by parent_id`,
      );
      return new Map(rows.map(({ parentId, count }) => [parentId, count]));
    },
    /** How many comments each of these things of one type has, without those of hidden people and answers to them. */
    countsOf: async (
      type: CommentedType,
      ids: readonly string[],
      hidden: readonly string[],
    ): Promise<ReadonlyMap<string, number>> => {
      if (ids.length === 0) return new Map();
      const byHidden = (of: Sql): Sql =>
        hidden.length === 0 ? sql`1 = 0` : sql`coalesce(${of}, '') in (${listed(hidden)})`;
      const rows = await database.all(
        CountedRow,
        sql`select c.subject_id as id, cast(count(*) as integer) as count from comment_entry c
            where c.type = ${type} and c.subject_id in (${listed(ids)}) and c.deleted = 0 and not ${byHidden(sql`c.user_id`)}
              and not exists (select 1 from comment_entry a where a.comment_id = c.parent_id and ${byHidden(sql`a.user_id`)})
            group by c.subject_id`,
      );
      return new Map(rows.map(({ id: of, count }) => [of, count]));
    },
    /**
     * The same by a member's `clientId` is stored once; answers what stands, and does `together` only with the first.
     * Serializable, and a unique key besides; the count of replies is changed by one statement.
     */
    add: (
      comment: NewComment,
      clientId: string,
      together: (queries: Queries) => Promise<void>,
    ): Promise<StoredComment> =>
      database.transaction(async (queries) => {
        const { commentId, type, subjectId, parentId, userId, text, atSec, quoteId, createdTs } = comment;
        const before = await queries.one(
          Row,
          sql`select ${columns} from comment_entry where user_id = ${userId} and client_id = ${clientId}`,
        );
        if (before) return before;
        await queries.run(
          sql`insert into comment_entry (comment_id, type, subject_id, parent_id, user_id, client_id, body, at_sec,
                                         quote_id, created_ts, deleted, replies, rank)
              values (${commentId}, ${type}, ${subjectId}, ${parentId}, ${userId}, ${clientId}, ${text}, ${atSec},
                      ${quoteId}, ${createdTs}, 0, 0, 0)`,
        );
        if (parentId !== '') await countReply(queries, parentId, 1);
        await together(queries);
        return { ...comment, editedTs: null, deleted: 0, replies: 0, rank: 0 };
      }),
    /** The latest of those who wrote in the thread of a comment of the first level. */
    writersIn: async (threadId: string): Promise<readonly string[]> =>
      (
        await database.all(
          WriterRow,
          sql`select user_id as "userId" from comment_entry
              where (comment_id = ${threadId} or parent_id = ${threadId}) and deleted = 0 and user_id is not null
              group by user_id order by max(created_ts) desc limit ${WRITERS_MOST}`,
        )
      ).map(({ userId }) => userId),
    /** False where it was deleted meanwhile: one statement. */
    edit: async (commentId: string, text: string, now: number): Promise<boolean> =>
      (await database.run(
        sql`update comment_entry set body = ${text}, edited_ts = ${now} where comment_id = ${commentId} and deleted = 0`,
      )) > 0,
    /**
     * Takes its text away and keeps its place, and the text until it is too late to undo that. Serializable: a reply is
     * taken off its thread's count once.
     */
    remove: (commentId: string, undoUntil: number): Promise<StoredComment | null> =>
      database.transaction(async (queries) => {
        const stored = await byId(queries, commentId);
        const text = await take(queries, stored);
        if (text !== null)
          await queries.run(
            sql`insert into comment_undo (comment_id, body, until_ts) values (${commentId}, ${text}, ${undoUntil})
                on conflict (comment_id) do update set body = excluded.body, until_ts = excluded.until_ts`,
          );
        return stored && { ...stored, text: '', deleted: 1 };
      }),
    /** Undoes that; null where it is too late. Serializable: of two at once one finds the text. */
    restore: (commentId: string, now: number): Promise<StoredComment | null> =>
      database.transaction(async (queries) => {
        const kept = await queries.one(
          UndoRow,
          sql`select body as text from comment_undo where comment_id = ${commentId} and until_ts > ${now}`,
        );
        if (!kept) return null;
        await putBack(queries, commentId, kept.text);
        await queries.run(sql`delete from comment_undo where comment_id = ${commentId}`);
        return byId(queries, commentId);
      }),
    /** Forgets the texts for which it is too late. */
    forgetUndone: async (now: number): Promise<void> => {
      await database.run(sql`delete from comment_undo where until_ts <= ${now}`);
    },
    /** What a member wrote, newest first, also what is deleted. */
    by: async (userId: string, cursor: string | undefined): Promise<Slice<StoredComment>> => {
      const { behind, first } = orders.new;
      const rows = await database.all(
        Row,
        sql`select ${columns} from comment_entry
            where user_id = ${userId} and ${behind(cursor)} ${first(COMMENTS.pageSize)}`,
      );
      return sliceOf(rows, COMMENTS.pageSize, ({ createdTs, commentId }) => ({ at: createdTs, id: commentId }));
    },
    /**
     * The same among the statements of a decision, also for good where its author deleted it a moment ago: answers its text,
     * null where it was gone.
     */
    take: async (queries: Queries, commentId: string): Promise<string | null> => {
      await queries.run(sql`delete from comment_undo where comment_id = ${commentId}`);
      return take(queries, await byId(queries, commentId));
    },
    putBack,
    /** Among other statements: its rank by what members reacted with, and by its replies. */
    reacted: async (
      queries: Queries,
      commentId: string,
      { likes, others }: { readonly likes: number; readonly others: number },
    ): Promise<void> => {
      await queries.run(
        sql`update comment_entry set rank = ${rankOf({ likes, replies: 0, others })}
              + replies * ${rankOf({ likes: 0, replies: 1, others: 0 })}
            where comment_id = ${commentId}`,
      );
    },
  };
};
export type CommentsStore = ReturnType<typeof commentsStore>;

import { randomUUID } from 'node:crypto';
import * as Schema from 'effect/Schema';
import { SOCIAL, type Target, type TargetType } from '#domain/social/social.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { sql, type Sql } from '../database/sql.ts';
import { isTarget, targetColumns, TargetFields } from './ofTarget.store.ts';

const CountRow = Schema.Struct({ count: Schema.Int });
const MarkRow = Schema.Struct({ ...TargetFields, entryId: Schema.String, since: Schema.Int });
const SubjectRow = Schema.Struct({ id: Schema.String });

export type MarkKind = 'save' | 'follow';
const tables: Readonly<Record<MarkKind, Sql>> = { save: sql`social_save`, follow: sql`social_follow` };
const most: Readonly<Record<MarkKind, number>> = { save: SOCIAL.saves, follow: SOCIAL.follows };
const { behind, first } = keyset({ at: sql`since`, id: sql`entry_id`, latestFirst: true });

/** Whose mark it is, on what, since when. */
export interface Mark {
  readonly userId: string;
  readonly target: Target;
  readonly now: number;
}

export interface ListWish {
  readonly type?: TargetType | undefined;
  readonly cursor?: string | undefined;
}

const ofMember = (userId: string, { type, cursor }: ListWish): Sql =>
  sql`user_id = ${userId} and ${type === undefined ? sql`1 = 1` : sql`type = ${type}`} and ${behind(cursor)}`;

/** What members saved and whom they follow. */
export const marksStore = (database: Database) => {
  /** Whether there is room for it: it stands there already, or not as many as there may be. */
  const hasRoom = async (queries: Queries, kind: MarkKind, { userId, target }: Mark): Promise<boolean> => {
    const row = await queries.one(
      CountRow,
      sql`select cast(count(*) as integer) as count from ${tables[kind]}
          where user_id = ${userId} and not (${isTarget(target)})`,
    );
    return (row?.count ?? 0) < most[kind];
  };
  /** What of one type a member saved or follows. */
  const idsOf = async (kind: MarkKind, userId: string, type: TargetType): Promise<readonly string[]> => {
    const rows = await database.all(
      SubjectRow,
      sql`select subject_id as id from ${tables[kind]} where user_id = ${userId} and type = ${type}`,
    );
    return rows.map(({ id }) => id);
  };
  return {
    /** False where a member has as many as there may be. */
    save: async (queries: Queries, mark: Mark): Promise<boolean> => {
      if (!(await hasRoom(queries, 'save', mark))) return false;
      const { userId, target, now } = mark;
      await queries.run(
        sql`insert into social_save (user_id, type, subject_id, entry_id, since)
            values (${userId}, ${target.type}, ${target.id}, ${randomUUID()}, ${now})
            on conflict (user_id, type, subject_id) do nothing`,
      );
      return true;
    },
    follow: async (queries: Queries, mark: Mark, notify: boolean): Promise<boolean> => {
      if (!(await hasRoom(queries, 'follow', mark))) return false;
      const { userId, target, now } = mark;
      await queries.run(
        sql`insert into social_follow (user_id, type, subject_id, entry_id, notify, since)
            values (${userId}, ${target.type}, ${target.id}, ${randomUUID()}, ${notify ? 1 : 0}, ${now})
            on conflict (user_id, type, subject_id) do update set notify = excluded.notify`,
      );
      return true;
    },
    remove: async (queries: Queries, kind: MarkKind, userId: string, target: Target): Promise<void> => {
      await queries.run(sql`delete from ${tables[kind]} where user_id = ${userId} and ${isTarget(target)}`);
    },
    list: async (
      kind: MarkKind,
      userId: string,
      wish: ListWish,
    ): Promise<Slice<{ readonly target: Target; readonly since: number }>> => {
      const rows = await database.all(
        MarkRow,
        sql`select ${targetColumns}, entry_id as "entryId", since from ${tables[kind]}
            where ${ofMember(userId, wish)} ${first(SOCIAL.pageSize)}`,
      );
      const { list, next } = sliceOf(rows, SOCIAL.pageSize, ({ since, entryId }) => ({ at: since, id: entryId }));
      return { list: list.map(({ type, id, since }) => ({ target: { type, id }, since })), next };
    },
    idsOf,
    /** Which of these people a member follows. */
    followedAmong: async (userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
      const all = new Set(await idsOf('follow', userId, 'user'));
      return new Set(ids.filter((id) => all.has(id)));
    },
    /** The members who want to be told of what somebody does. */
    toldOf: async (userId: string): Promise<readonly string[]> => {
      const rows = await database.all(
        SubjectRow,
        sql`select user_id as id from social_follow
            where type = ${'user'} and subject_id = ${userId} and notify = 1 order by user_id`,
      );
      return rows.map(({ id }) => id);
    },
  };
};
export type MarksStore = ReturnType<typeof marksStore>;

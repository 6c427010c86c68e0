import { randomUUID } from 'node:crypto';
import * as Schema from 'effect/Schema';
import type { OffShelf } from '#domain/social/shelf.ts';
import { SOCIAL, targetText, type Progress, type Target } from '#domain/social/social.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { sql } from '../database/sql.ts';
import type { ListWish } from './marks.store.ts';
import { isOneOf, isTarget, targetColumns, TargetFields } from './ofTarget.store.ts';

const Row = Schema.Struct({
  ...TargetFields,
  entryId: Schema.String,
  position: Schema.Finite,
  duration: Schema.Finite,
  done: Schema.Int,
  at: Schema.Int,
});
const OffRow = Schema.Struct({ ...TargetFields, at: Schema.Int });
const columns = sql`${targetColumns}, entry_id as "entryId", seconds as position, duration, done, since as at`;
const progressOf = ({ type, id, position, duration, done, at }: typeof Row.Type): Progress => ({
  ...{ target: { type, id }, position, duration, done: done === 1, at },
});
const { behind, first } = keyset({ at: sql`since`, id: sql`entry_id`, latestFirst: true });

/** Members' progress in their subjects. */
export const historyStore = (database: Database) => ({
  /** For each subject the entry with the latest time of its own is kept; a member's oldest entries are deleted. */
  put: async (queries: Queries, userId: string, items: readonly Progress[]): Promise<void> => {
    for (const { target, position, duration, done, at } of items)
      await queries.run(
        sql`insert into social_history (user_id, type, subject_id, entry_id, seconds, duration, done, since)
            values (${userId}, ${target.type}, ${target.id}, ${randomUUID()}, ${position}, ${duration}, ${done ? 1 : 0}, ${at})
            on conflict (user_id, type, subject_id) do update set
              seconds = excluded.seconds, duration = excluded.duration, done = excluded.done, since = excluded.since
            where social_history.since <= excluded.since`,
      );
    await queries.run(
      sql`delete from social_history where user_id = ${userId} and entry_id in
            (select entry_id from social_history where user_id = ${userId}
             order by since desc, entry_id limit 1000 offset ${SOCIAL.history})`,
    );
  },
  list: async (userId: string, { type, cursor }: ListWish): Promise<Slice<Progress>> => {
    const rows = await database.all(
      Row,
      sql`select ${columns} from social_history
          where user_id = ${userId} and ${type === undefined ? sql`1 = 1` : sql`type = ${type}`} and ${behind(cursor)}
          ${first(SOCIAL.pageSize)}`,
    );
    const { list, next } = sliceOf(rows, SOCIAL.pageSize, ({ at, entryId }) => ({ at, id: entryId }));
    return { list: list.map(progressOf), next };
  },
  /** All subjects that a member has visited, the latest first. */
  all: async (userId: string): Promise<readonly Progress[]> =>
    (
      await database.all(
        Row,
        sql`select ${columns} from social_history where user_id = ${userId} order by since desc, entry_id`,
      )
    ).map(progressOf),
  /** A member's entries for these subjects; subjects that were never visited are left out. */
  of: async (userId: string, targets: readonly Target[]): Promise<readonly Progress[]> => {
    if (targets.length === 0) return [];
    const few = targets.length <= SOCIAL.targetsAtOnce ? isOneOf(targets) : sql`1 = 1`;
    const rows = await database.all(
      Row,
      sql`select ${columns} from social_history where user_id = ${userId} and (${few})`,
    );
    const wanted = new Set(targets.map(targetText));
    return rows.map(progressOf).filter(({ target }) => wanted.has(targetText(target)));
  },
  /** The subjects that a member removed from the shelf. */
  off: async (userId: string): Promise<readonly OffShelf[]> =>
    (
      await database.all(
        OffRow,
        sql`select ${targetColumns}, since as at from social_off_shelf where user_id = ${userId}`,
      )
    ).map(({ type, id, at }) => ({ group: { type, id }, at })),
  putOff: async (
    queries: Queries,
    {
      userId,
      group,
      on,
      now,
    }: { readonly userId: string; readonly group: Target; readonly on: boolean; readonly now: number },
  ): Promise<void> => {
    await queries.run(sql`delete from social_off_shelf where user_id = ${userId} and ${isTarget(group)}`);
    if (!on) return;
    await queries.run(
      sql`insert into social_off_shelf (user_id, type, subject_id, since)
          values (${userId}, ${group.type}, ${group.id}, ${now})`,
    );
    await queries.run(
      sql`delete from social_off_shelf where user_id = ${userId} and since <
            (select min(since) from (select since from social_off_shelf where user_id = ${userId}
             order by since desc limit ${SOCIAL.history}) as latest)`,
    );
  },
  forget: async (userId: string, target: Target | null): Promise<void> => {
    await database.run(
      sql`delete from social_history where user_id = ${userId} and ${target ? isTarget(target) : sql`1 = 1`}`,
    );
  },
});
export type HistoryStore = ReturnType<typeof historyStore>;

import { randomUUID } from 'node:crypto';
import * as Schema from 'effect/Schema';
import { SOCIAL, type Progress, type Target } from '#domain/social/social.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import type { Database, Queries } from '../database/database.ts';
import { keyset } from '../database/keyset.ts';
import { sql } from '../database/sql.ts';
import type { ListWish } from './marks.store.ts';
import { isTarget, targetColumns, TargetFields } from './ofTarget.store.ts';

const Row = Schema.Struct({
  ...TargetFields,
  entryId: Schema.String,
  position: Schema.Finite,
  duration: Schema.Finite,
  done: Schema.Int,
  at: Schema.Int,
});
const { behind, first } = keyset({ at: sql`since`, id: sql`entry_id`, latestFirst: true });

/** How far members came in things. */
export const historyStore = (database: Database) => ({
  /** Of one thing the latest by its own time stays; the oldest of a member are dropped. */
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
      sql`select ${targetColumns}, entry_id as "entryId", seconds as position, duration, done, since as at
          from social_history
          where user_id = ${userId} and ${type === undefined ? sql`1 = 1` : sql`type = ${type}`} and ${behind(cursor)}
          ${first(SOCIAL.pageSize)}`,
    );
    const { list, next } = sliceOf(rows, SOCIAL.pageSize, ({ at, entryId }) => ({ at, id: entryId }));
    return {
      list: list.map(({ type: of, id, position, duration, done, at }) => ({
        ...{ target: { type: of, id }, position, duration, done: done === 1, at },
      })),
      next,
    };
  },
  forget: async (userId: string, target: Target | null): Promise<void> => {
    await database.run(
      sql`delete from social_history where user_id = ${userId} and ${target ? isTarget(target) : sql`1 = 1`}`,
    );
  },
});
export type HistoryStore = ReturnType<typeof historyStore>;

import { createHmac } from 'node:crypto';
import * as Schema from 'effect/Schema';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const NameRow = Schema.Struct({ username: Schema.String });
const HashRow = Schema.Struct({ hash: Schema.String });
const DueRow = Schema.Struct({ userId: Schema.String });
const EraseAtRow = Schema.Struct({ eraseAt: Schema.Int });

export interface ErasureStore {
  /**
   * In the caller's transaction: schedules the erasure, unless one is scheduled already; returns its time in epoch
   * milliseconds, null for an unknown member.
   */
  readonly schedule: (queries: Queries, userId: string, eraseAt: number) => Promise<number | null>;
  /** In the caller's transaction: cancels the erasure; false if none was scheduled or its time has passed. */
  readonly callOff: (queries: Queries, userId: string, now: number) => Promise<boolean>;
  /** Members who are due for erasure, at most 100, earliest first. */
  readonly due: (now: number) => Promise<readonly string[]>;
  /** In the caller's transaction: whether this member is due for erasure. */
  readonly isDue: (queries: Queries, userId: string, now: number) => Promise<boolean>;
  /** Deletes the member and everything that depends on it. Nobody can take the username afterwards. */
  readonly erase: (queries: Queries, userId: string, now: number) => Promise<void>;
  /** Whether a username belonged to an erased member. */
  readonly isRetired: (username: string) => Promise<boolean>;
}

/** Erasure of accounts. `key`: `keyFor(secret, 'names')`. */
export const erasureStore = (database: Database, key: Buffer): ErasureStore => {
  const hashOfName = (username: string): string => createHmac('sha256', key).update(username).digest('base64url');
  return {
    schedule: async (queries, userId, eraseAt) => {
      const row = await queries.one(
        EraseAtRow,
        sql`update member set erase_at = coalesce(erase_at, ${eraseAt}) where user_id = ${userId}
            returning erase_at as "eraseAt"`,
      );
      return row?.eraseAt ?? null;
    },
    callOff: async (queries, userId, now) =>
      (await queries.run(sql`update member set erase_at = null where user_id = ${userId} and erase_at > ${now}`)) > 0,
    due: async (now) => {
      const rows = await database.all(
        DueRow,
        sql`select user_id as "userId" from member where erase_at <= ${now} order by erase_at, user_id limit 100`,
      );
      return rows.map(({ userId }) => userId);
    },
    isDue: async (queries, userId, now) =>
      (await queries.one(
        DueRow,
        sql`select user_id as "userId" from member where user_id = ${userId} and erase_at <= ${now}`,
      )) !== null,
    erase: async (queries, userId, now) => {
      const member = await queries.one(NameRow, sql`select username from member where user_id = ${userId}`);
      if (!member) return;
      await queries.run(sql`
        insert into retired_username (name_hash, retired_at) values (${hashOfName(member.username)}, ${now})
        on conflict (name_hash) do nothing`);
      await queries.run(sql`delete from token_family where user_id = ${userId}`);
      await queries.run(sql`delete from member where user_id = ${userId}`);
    },
    isRetired: async (username) => {
      const query = sql`select name_hash as "hash" from retired_username where name_hash = ${hashOfName(username)}`;
      return (await database.one(HashRow, query)) !== null;
    },
  };
};

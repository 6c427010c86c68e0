import { createHmac } from 'node:crypto';
import * as Schema from 'effect/Schema';
import type { Database, Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const NameRow = Schema.Struct({ username: Schema.String });
const HashRow = Schema.Struct({ hash: Schema.String });
const DueRow = Schema.Struct({ userId: Schema.String });
const EraseAtRow = Schema.Struct({ eraseAt: Schema.Int });

export interface ErasureStore {
  /** Among other statements: notes that the account ends then, unless that is noted already; answers when it ends, null for nobody. */
  readonly schedule: (queries: Queries, userId: string, eraseAt: number) => Promise<number | null>;
  /** Among other statements: takes that back; false where there was nothing to take back, or it was too late for it. */
  readonly callOff: (queries: Queries, userId: string, now: number) => Promise<boolean>;
  /** Those whose time has come, the first due first. */
  readonly due: (now: number) => Promise<readonly string[]>;
  /** Among other statements: whether the time has come for this one. */
  readonly isDue: (queries: Queries, userId: string, now: number) => Promise<boolean>;
  /** The member itself, with all that hangs on it. Its name is nobody's from then on. */
  readonly erase: (queries: Queries, userId: string, now: number) => Promise<void>;
  /** Whether a name was that of somebody who was erased. */
  readonly isRetired: (username: string) => Promise<boolean>;
}

/** The end of accounts. `key`: `keyFor(secret, 'names')`. */
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

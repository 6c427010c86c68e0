import { createHmac } from 'node:crypto';
import * as Schema from 'effect/Schema';
import type { Database } from '../database/database.ts';
import { joined, sql, type Sql } from '../database/sql.ts';
import { CORRECTION_MS, type Clock } from '../shared/clock.ts';
import type { Held, Hit, LimitStore } from '../shared/limiter.ts';

const WindowRow = Schema.Struct({
  name: Schema.String,
  keyHash: Schema.String,
  hits: Schema.Int,
  endsAt: Schema.Int,
});
const EndRow = Schema.Struct({ endsAt: Schema.Int });
const CountRow = Schema.Struct({ count: Schema.Int });

/** The most rows per statement, which take a few milliseconds. */
const AT_ONCE = 2000;
/** The most windows that are stored; those that end soonest are removed first, so that attackers cannot fill the disk. */
const MOST_WINDOWS = 1_000_000;

export interface SharedLimits extends LimitStore {
  /** Removes windows that have ended, and those beyond `most`. */
  readonly forget: (most?: number) => Promise<void>;
}

/**
 * Limits that all processes on one database share. Each count is a single statement, which locks its row, so that two
 * processes never get the same count. Keys (addresses, names) are stored as keyed hashes.
 */
export const sharedLimits = (database: Database, clock: Clock, hashKey: Buffer): SharedLimits => {
  const idOf = (name: string, key: string): string =>
    createHmac('sha256', hashKey).update(`${name} ${key}`).digest('base64url');
  const rowsOf = (hits: readonly Hit[]) =>
    hits.map(({ rule, key, weight = 1 }) => ({ rule, weight, keyHash: idOf(rule.name, key) }));
  const byId = (rows: readonly (typeof WindowRow.Type)[], now: number): ReadonlyMap<string, Held> =>
    new Map(rows.map(({ keyHash, hits, endsAt }) => [keyHash, { hits, leftMs: endsAt - now }]));
  /** Whether a window has ended, or belongs to a time before the clock was set back: no window ends later than one full length from now. */
  const isOver = (now: number, furthest: Sql): Sql =>
    sql`(limit_window.ends_at <= ${now} or limit_window.ends_at > ${furthest})`;

  const forgetWhere = async (which: Sql): Promise<number> =>
    database.run(sql`delete from limit_window where (name, key_hash) in
                       (select name, key_hash from limit_window ${which})`);

  return {
    /** With row locks: one statement adds to all counts, and locks the rows of several windows in a fixed order. */
    add: async (hits) => {
      if (hits.length === 0) return [];
      const now = clock();
      const rows = rowsOf(hits);
      const values = rows
        .toSorted((a, b) => (a.keyHash < b.keyHash ? -1 : 1))
        .map(
          ({ rule, weight, keyHash }) => sql`(${rule.name}, ${keyHash}, ${weight}, ${now + Math.ceil(rule.windowMs)})`,
        );
      const over = isOver(now, sql`excluded.ends_at + ${CORRECTION_MS}`);
      const stored = await database.transaction(
        (queries) =>
          queries.all(
            WindowRow,
            sql`insert into limit_window (name, key_hash, hits, ends_at) values ${joined(values, ', ')}
                on conflict (name, key_hash) do update set
                  hits = case when ${over} then excluded.hits else limit_window.hits + excluded.hits end,
                  ends_at = case when ${over} then excluded.ends_at else limit_window.ends_at end
                returning name, key_hash as "keyHash", hits, ends_at as "endsAt"`,
          ),
        'rowLocks',
      );
      const held = byId(stored, now);
      return rows.map(({ keyHash }) => held.get(keyHash)!);
    },
    peek: async (hits) => {
      if (hits.length === 0) return [];
      const now = clock();
      const rows = rowsOf(hits);
      const wanted = rows.map(({ rule, keyHash }) => {
        const isOpen = sql`ends_at > ${now} and ends_at <= ${now + Math.ceil(rule.windowMs) + CORRECTION_MS}`;
        return sql`(name = ${rule.name} and key_hash = ${keyHash} and ${isOpen})`;
      });
      const held = byId(
        await database.all(
          WindowRow,
          sql`select name, key_hash as "keyHash", hits, ends_at as "endsAt" from limit_window
              where ${joined(wanted, ' or ')}`,
        ),
        now,
      );
      return rows.map(({ keyHash }) => held.get(keyHash) ?? null);
    },
    /** With row locks: one statement takes a token from the bucket if there is one; the waiting time is only for information. */
    take: ({ name, burst, everyMs }, key) => {
      const now = clock();
      const keyHash = idOf(name, key);
      const mostOwed = now + (burst - 1) * everyMs;
      const over = isOver(now, sql`${mostOwed + everyMs + CORRECTION_MS}`);
      return database.transaction(async (queries) => {
        const taken = await queries.one(
          EndRow,
          sql`insert into limit_window (name, key_hash, hits, ends_at) values (${name}, ${keyHash}, 1, ${now + everyMs})
              on conflict (name, key_hash) do update set
                ends_at = case when ${over} then excluded.ends_at else limit_window.ends_at + ${everyMs} end
              where ${over} or limit_window.ends_at <= ${mostOwed}
              returning ends_at as "endsAt"`,
        );
        if (taken) return null;
        const owed = await queries.one(
          EndRow,
          sql`select ends_at as "endsAt" from limit_window where name = ${name} and key_hash = ${keyHash}`,
        );
        return Math.max(1, Math.ceil(((owed?.endsAt ?? mostOwed) - mostOwed) / 1000));
      }, 'rowLocks');
    },
    forget: async (most = MOST_WINDOWS) => {
      const now = clock();
      while ((await forgetWhere(sql`where ends_at <= ${now} limit ${AT_ONCE}`)) === AT_ONCE);
      const rows = await database.one(CountRow, sql`select count(*) as count from limit_window`);
      for (let beyond = (rows?.count ?? 0) - most; beyond > 0; beyond -= AT_ONCE)
        await forgetWhere(sql`order by ends_at limit ${Math.min(beyond, AT_ONCE)}`);
    },
  };
};

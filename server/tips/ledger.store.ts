import { createHash, randomBytes } from 'node:crypto';
import * as Schema from 'effect/Schema';
import { canonicalJson, type Json } from '#domain/shared/canonicalJson.ts';
import {
  FIRST_HASH,
  hashedText,
  ledgerKinds,
  type LedgerHead,
  type LedgerKind,
  type LedgerRow,
} from '#domain/tips/ledger.ts';
import type { Database, Queries } from '../database/database.ts';
import { sql, withRows, type Sql } from '../database/sql.ts';

/** The most rows in one response. */
export const ROWS_AT_ONCE = 500;

const Row = Schema.Struct({
  seq: Schema.Int,
  kind: Schema.Literals(ledgerKinds),
  ts: Schema.Int,
  ledgerId: Schema.String,
  data: Schema.fromJsonString(Schema.Unknown),
  prevHash: Schema.String,
  hash: Schema.String,
});
const HeadRow = Schema.Struct({ seq: Schema.Int, hash: Schema.String });
const TextRow = Schema.Struct({
  tipId: Schema.String,
  title: Schema.String,
  blocks: Schema.fromJsonString(Schema.Unknown),
  salt: Schema.String,
});
/** The present text of a tip, with the salt of its hash. */
export type StoredText = typeof TextRow.Type;
const LedgerIdRow = Schema.Struct({ ledgerId: Schema.String });
const DayHeadRow = Schema.Struct({ ledgerId: Schema.String, seq: Schema.Int, hash: Schema.String });

/** The owner of a ledger: a member, or a ledger id, which remains after the member is erased. */
export type LedgerOwner = { readonly userId: string } | { readonly ledgerId: string };

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const headOf = (queries: Queries, ledgerId: string): Promise<LedgerHead | null> =>
  queries.one(
    HeadRow,
    sql`select seq, hash from tip_ledger_row where ledger_id = ${ledgerId} order by seq desc limit 1`,
  );

const insertRows = withRows('insert into tip_ledger_row (ledger_id, seq, kind, ts, data, prev_hash, hash) values ', 7);
/** The most rows per statement, to stay below the parameter limit of every engine. */
const AT_ONCE = 200;

/** A row that has no position in its chain yet. */
export interface NewRow {
  readonly kind: LedgerKind;
  readonly ts: number;
  readonly data: Json;
}

/**
 * Appends rows to a chain in the caller's transaction, and returns the last row. Concurrent appends to the same end are
 * prevented by the isolation level and by the unique key of the rows.
 */
export const append = async (queries: Queries, ledgerId: string, news: readonly NewRow[]): Promise<LedgerRow> => {
  const head = await headOf(queries, ledgerId);
  let [seq, prevHash] = [head?.seq ?? 0, head?.hash ?? FIRST_HASH];
  const rows = news.map(({ kind, ts, data }): LedgerRow => {
    const row = { seq: (seq += 1), kind, ts, ledgerId, data, prevHash };
    return { ...row, hash: (prevHash = sha256(hashedText(row))) };
  });
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await queries.run(
      insertRows(
        rows
          .slice(from, from + AT_ONCE)
          .map((row) => [row.ledgerId, row.seq, row.kind, row.ts, canonicalJson(row.data), row.prevHash, row.hash]),
      ),
    );
  return rows.at(-1)!;
};

/** The id of a tipster's ledger, which is created if there is none, in the caller's transaction. */
export const ledgerFor = async (
  queries: Queries,
  { userId, demo, now }: { readonly userId: string; readonly demo: boolean; readonly now: number },
): Promise<string> => {
  const there = await queries.one(
    LedgerIdRow,
    sql`select ledger_id as "ledgerId" from tip_ledger where user_id = ${userId}`,
  );
  if (there) return there.ledgerId;
  const ledgerId = randomBytes(12).toString('hex');
  await queries.run(
    sql`insert into tip_ledger (ledger_id, user_id, demo, created_at)
        values (${ledgerId}, ${userId}, ${demo ? 1 : 0}, ${now})`,
  );
  return ledgerId;
};

const isOwners = (owner: LedgerOwner): Sql =>
  'userId' in owner ? sql`user_id = ${owner.userId}` : sql`ledger_id = ${owner.ledgerId}`;

/** Reads the ledgers of all tipsters, and records their heads. */
export const ledgerStore = (database: Database) => {
  const rows = (ledgerId: string, fromSeq: number): Promise<readonly LedgerRow[]> =>
    database.all(
      Row,
      sql`select seq, kind, ts, ledger_id as "ledgerId", data, prev_hash as "prevHash", hash from tip_ledger_row
          where ledger_id = ${ledgerId} and seq >= ${fromSeq} order by seq limit ${ROWS_AT_ONCE}`,
      // The stored data is JSON.
    ) as Promise<readonly LedgerRow[]>;
  return {
    idOf: async (owner: LedgerOwner): Promise<string | null> =>
      (await database.one(LedgerIdRow, sql`select ledger_id as "ledgerId" from tip_ledger where ${isOwners(owner)}`))
        ?.ledgerId ?? null,
    rows,
    /** All rows, from the first to the last. */
    all: async (ledgerId: string): Promise<readonly LedgerRow[]> => {
      const all: LedgerRow[] = [];
      for (let some = await rows(ledgerId, 1); some.length > 0; some = await rows(ledgerId, all.length + 1))
        all.push(...some);
      return all;
    },
    texts: (ledgerId: string): Promise<readonly StoredText[]> =>
      database.all(
        TextRow,
        sql`select tip_id as "tipId", title, blocks, salt from tip
          where ledger_id = ${ledgerId} and salt is not null order by seq`,
      ),
    head: (ledgerId: string) => headOf(database, ledgerId),
    /**
     * Records the heads of all ledgers at the end of a day, once: a single statement, which inserts nothing if the day
     * is recorded already. Recorded heads are never changed.
     */
    noteHeads: async (day: string, endTs: number): Promise<void> => {
      await database.run(
        sql`insert into tip_head (day, ledger_id, seq, hash)
          select ${day}, r.ledger_id, r.seq, r.hash from tip_ledger_row r
          join (select ledger_id, max(seq) as seq from tip_ledger_row where ts < ${endTs} group by ledger_id) m
            on m.ledger_id = r.ledger_id and m.seq = r.seq
          where not exists (select 1 from tip_head h where h.day = ${day})`,
      );
    },
    headsOn: (day: string) =>
      database.all(
        DayHeadRow,
        sql`select ledger_id as "ledgerId", seq, hash from tip_head where day = ${day} order by ledger_id`,
      ),
  };
};
export type LedgerStore = ReturnType<typeof ledgerStore>;

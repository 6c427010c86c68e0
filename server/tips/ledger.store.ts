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

/** Rows of one answer. */
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
/** The text of a tip as it stands now, with the salt of its hash. */
export type StoredText = typeof TextRow.Type;
const LedgerIdRow = Schema.Struct({ ledgerId: Schema.String });
const DayHeadRow = Schema.Struct({ ledgerId: Schema.String, seq: Schema.Int, hash: Schema.String });

/** Whose ledger: a member's, or the one of an id, which is left when the member is gone. */
export type LedgerOwner = { readonly userId: string } | { readonly ledgerId: string };

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const headOf = (queries: Queries, ledgerId: string): Promise<LedgerHead | null> =>
  queries.one(
    HeadRow,
    sql`select seq, hash from tip_ledger_row where ledger_id = ${ledgerId} order by seq desc limit 1`,
  );

const insertRows = withRows('insert into tip_ledger_row (ledger_id, seq, kind, ts, data, prev_hash, hash) values ', 7);
/** So many at once, that no engine has too many values. */
const AT_ONCE = 200;

/** A row that has no place in its chain yet. */
export interface NewRow {
  readonly kind: LedgerKind;
  readonly ts: number;
  readonly data: Json;
}

/**
 * Adds rows to the end of a chain among other statements, and answers the last. Whoever reads the same end at once is
 * stopped by the isolation of the transaction, and by the key of the rows.
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

/** The ledger of a tipster, begun where there is none, among other statements. */
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

/** The chains of all tipsters, to read. */
export const ledgerStore = (database: Database) => {
  const rows = (ledgerId: string, fromSeq: number): Promise<readonly LedgerRow[]> =>
    database.all(
      Row,
      sql`select seq, kind, ts, ledger_id as "ledgerId", data, prev_hash as "prevHash", hash from tip_ledger_row
          where ledger_id = ${ledgerId} and seq >= ${fromSeq} order by seq limit ${ROWS_AT_ONCE}`,
      // What was stored is JSON.
    ) as Promise<readonly LedgerRow[]>;
  return {
    idOf: async (owner: LedgerOwner): Promise<string | null> =>
      (await database.one(LedgerIdRow, sql`select ledger_id as "ledgerId" from tip_ledger where ${isOwners(owner)}`))
        ?.ledgerId ?? null,
    rows,
    /** From the first to the last. */
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
     * Notes where all chains ended at the end of a day, once: one statement, which adds nothing where something stands.
     * What was noted is never changed.
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

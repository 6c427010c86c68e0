import type { TextBlock } from '#domain/content/blocks.ts';
import type { Market, Selection } from '#domain/odds/market.ts';
import type { Outcome, SettledScore } from '#domain/odds/settle.ts';
import type { TipCategory } from '#domain/tips/tip.ts';
import type { Queries } from '../database/database.ts';
import { sql, withRows } from '../database/sql.ts';
import type { StoredTip } from './tips.store.ts';

/** The tipster's input. */
export interface Written {
  readonly market: Market;
  readonly sel: Selection;
  readonly line?: number | undefined;
  readonly stake: number;
  readonly confidence?: number | undefined;
  readonly title: string;
  readonly blocks: readonly TextBlock[];
}
/** The input with the values that the server adds. */
export interface Version extends Written {
  readonly oddsDec: number;
  readonly salt: string;
  readonly lockTs: number;
}

export interface NewTip extends Version {
  readonly tipId: string;
  readonly ledgerId: string;
  readonly seq: number;
  readonly category: TipCategory;
  readonly fixtureId: string;
  readonly leagueId: string;
  readonly createdTs: number;
}

const insertRows = withRows(
  `insert into tip (tip_id, ledger_id, seq, category, fixture_id, league_id, market, sel, line, odds_dec, stake,
                    confidence, title, blocks, salt, created_ts, lock_ts, revisions, state, profit, score, settled_ts) values `,
  22,
);
/** The most rows per statement, to stay below the parameter limit of every engine. */
const AT_ONCE = 100;

/** Stores new tips; tips of the demo's past include their end. */
export const insertTips = async (
  queries: Queries,
  tips: readonly (NewTip & { readonly end?: (End & { readonly ts: number }) | null })[],
): Promise<void> => {
  const rows = tips.map((tip) => [
    ...[tip.tipId, tip.ledgerId, tip.seq, tip.category, tip.fixtureId, tip.leagueId, tip.market, tip.sel],
    ...[
      tip.line ?? null,
      tip.oddsDec,
      tip.stake,
      tip.confidence ?? null,
      tip.title,
      JSON.stringify(tip.blocks),
      tip.salt,
    ],
    ...[tip.createdTs, tip.lockTs, 0, tip.end?.state ?? 'open', tip.end?.profit ?? null],
    ...[tip.end?.score ? JSON.stringify(tip.end.score) : null, tip.end?.ts ?? null],
  ]);
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await queries.run(insertRows(rows.slice(from, from + AT_ONCE)));
};

/** Replaces the present version, and keeps the old one as a revision. */
export const replaceVersion = async (
  queries: Queries,
  before: StoredTip,
  after: Version,
  now: number,
): Promise<void> => {
  const number = before.revisions + 1;
  await queries.run(
    sql`insert into tip_revision (tip_id, number, ts, market, sel, line, odds_dec, stake, title, blocks)
        values (${before.tipId}, ${number}, ${now}, ${before.market}, ${before.sel}, ${before.line}, ${before.oddsDec},
                ${before.stake}, ${before.title}, ${before.blocks && JSON.stringify(before.blocks)})`,
  );
  await queries.run(
    sql`update tip set market = ${after.market}, sel = ${after.sel}, line = ${after.line ?? null},
          odds_dec = ${after.oddsDec}, stake = ${after.stake}, confidence = ${after.confidence ?? null},
          title = ${after.title}, blocks = ${JSON.stringify(after.blocks)}, salt = ${after.salt}, lock_ts = ${after.lockTs},
          edited_ts = ${now}, revisions = ${number}
        where tip_id = ${before.tipId}`,
  );
};

export const markWithdrawn = async (queries: Queries, tipId: string, now: number): Promise<void> => {
  await queries.run(sql`update tip set withdrawn_ts = ${now} where tip_id = ${tipId}`);
};

export interface End {
  readonly state: Outcome;
  readonly profit: number;
  readonly score: SettledScore | null;
}
export const markSettled = async (queries: Queries, tipId: string, { state, profit, score }: End, now: number) => {
  await queries.run(
    sql`update tip set state = ${state}, profit = ${profit}, score = ${score && JSON.stringify(score)},
          settled_ts = coalesce(settled_ts, ${now})
        where tip_id = ${tipId}`,
  );
};

/** Updates the lock time of a match's open tips to its present kick-off. */
export const moveLock = async (queries: Queries, fixtureId: string, lockTs: number): Promise<void> => {
  await queries.run(
    sql`update tip set lock_ts = ${lockTs}
        where fixture_id = ${fixtureId} and state = ${'open'} and lock_ts <> ${lockTs}`,
  );
};

export const noteWrite = async (
  queries: Queries,
  {
    userId,
    clientId,
    tipId,
    now,
  }: { readonly userId: string; readonly clientId: string; readonly tipId: string; readonly now: number },
): Promise<void> => {
  await queries.run(
    sql`insert into tip_write (user_id, client_id, tip_id, written_ts) values (${userId}, ${clientId}, ${tipId}, ${now})`,
  );
};

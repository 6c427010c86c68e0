import { isLine, markets, selectionsOf, type Market, type Selection } from '../odds/market.ts';
import { outcomes, profitOf, settle, type Goals, type Outcome, type SettledScore } from '../odds/settle.ts';
import { canonicalJson, type Json } from '../shared/canonicalJson.ts';
import type { LedgerRow, Tear, TearReason } from './ledger.ts';

/** What a published or edited tip says in the ledger; its title and text stand as a hash. */
export interface PredictedData {
  readonly tipId: string;
  readonly fixtureId: string;
  readonly category: string;
  readonly market: Market;
  readonly sel: Selection;
  readonly line?: number;
  readonly oddsDec: number;
  readonly stake: number;
  readonly lockTs: number;
  readonly textHash: string;
}
/** What a settled tip says. Without a score it is void. */
export interface SettledData {
  readonly tipId: string;
  readonly state: Outcome;
  readonly profit: number;
  readonly score?: SettledScore;
}

type Fields = { readonly [name: string]: Json };
const fieldsOf = (data: Json): Fields | null =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Fields) : null;

const isAmong = <A extends string>(all: readonly A[], value: Json | undefined): value is A =>
  all.some((one) => one === value);

const isGoals = (value: Json | undefined): value is Goals =>
  Array.isArray(value) && value.length === 2 && value.every((one) => Number.isInteger(one) && Number(one) >= 0);

/** Reads a prediction out of a row; null for what is none. */
export const predictedIn = (data: Json): PredictedData | null => {
  const fields = fieldsOf(data);
  if (!fields) return null;
  const { tipId, fixtureId, category, market, sel, line, oddsDec, stake, lockTs, textHash } = fields;
  if (!isAmong(markets, market) || !isAmong(selectionsOf(market), sel)) return null;
  if (line !== undefined && typeof line !== 'number') return null;
  if (typeof oddsDec !== 'number' || oddsDec <= 1 || typeof stake !== 'number' || typeof lockTs !== 'number')
    return null;
  if (typeof tipId !== 'string' || typeof fixtureId !== 'string' || typeof category !== 'string') return null;
  if (typeof textHash !== 'string' || !isLine(market, line)) return null;
  return {
    ...{ tipId, fixtureId, category, market, sel, oddsDec, stake, lockTs, textHash },
    ...(line !== undefined && { line }),
  };
};

const scoreIn = (value: Json | undefined): SettledScore | null => {
  const fields = value === undefined ? null : fieldsOf(value);
  if (!fields) return null;
  const { ft, ht, et } = fields;
  if (!isGoals(ft)) return null;
  return { ft, ...(isGoals(ht) && { ht }), ...(isGoals(et) && { et }) };
};

/** Reads how a tip ended out of a row; null for what is none. */
export const settledIn = (data: Json): SettledData | null => {
  const fields = fieldsOf(data);
  if (!fields) return null;
  const { tipId, state, profit, score } = fields;
  if (typeof tipId !== 'string' || typeof profit !== 'number' || !isAmong(outcomes, state)) return null;
  const read = scoreIn(score);
  if (score !== undefined && !read) return null;
  return { tipId, state, profit, ...(read && { score: read }) };
};

/** What an author's text was: hashed with a random salt, so that nobody can guess what was erased. */
export const hashedTipText = (text: { readonly title: string; readonly blocks: Json; readonly salt: string }): string =>
  canonicalJson(text);

const ruleFault = (row: LedgerRow, known: Map<string, PredictedData>): TearReason | null => {
  const { kind, data, ts } = row;
  if (kind === 'publish' || kind === 'edit') {
    const one = predictedIn(data);
    if (!one || known.has(one.tipId) !== (kind === 'edit')) return 'form';
    known.set(one.tipId, one);
    return ts < one.lockTs ? null : 'late';
  }
  const tipId = fieldsOf(data)?.['tipId'];
  const before = typeof tipId === 'string' ? known.get(tipId) : undefined;
  if (!before) return 'form';
  if (kind === 'withdraw') {
    const lockTs = fieldsOf(data)?.['lockTs'];
    if (typeof lockTs !== 'number') return 'form';
    known.delete(before.tipId);
    return ts < lockTs ? null : 'late';
  }
  const end = settledIn(data);
  if (!end) return 'form';
  const outcome = end.score ? settle(before.market, before.line, before.sel, end.score) : 'void';
  const pays = outcome !== null && profitOf(outcome, before.oddsDec, before.stake) === end.profit;
  return outcome === end.state && pays ? null : 'settlement';
};

/**
 * Checks what a chain that holds together says: nothing was written after its lock, and each result pays what the rules
 * give. Null for no fault, else the first row that breaks a rule.
 */
export const brokenRule = (rows: readonly LedgerRow[]): Tear | null => {
  const known = new Map<string, PredictedData>();
  for (const [index, row] of rows.entries()) {
    const reason = ruleFault(row, known);
    if (reason) return { index, seq: row.seq, reason };
  }
  return null;
};

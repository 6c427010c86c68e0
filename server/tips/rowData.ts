import { profitOf, settle } from '#domain/odds/settle.ts';
import type { Json } from '#domain/shared/canonicalJson.ts';
import { hashedTipText } from '#domain/tips/ledgerRules.ts';
import type { TipFixture } from './fixture.ts';
import { sha256 } from './ledger.store.ts';
import type { End, NewTip, Version } from './tipRows.store.ts';

/** What a row of the ledger says of a prediction. */
export const predictedData = (
  { tipId, fixtureId, category }: Pick<NewTip, 'tipId' | 'fixtureId' | 'category'>,
  { market, sel, line, oddsDec, stake, lockTs, title, blocks, salt }: Version,
): Json => {
  // Blocks are JSON that was decoded.
  const textHash = sha256(hashedTipText({ title, blocks: blocks as unknown as Json, salt }));
  return {
    ...{ tipId, fixtureId, category, market, sel, oddsDec, stake, lockTs, textHash },
    ...(line !== undefined && { line }),
  };
};

/** A score without what is undefined. */
export const scoreJson = ({ score }: Pick<End, 'score'>): Json =>
  score && { ft: score.ft, ...(score.ht && { ht: score.ht }), ...(score.et && { et: score.et }) };

/** What a row of the ledger says of a settlement. */
export const settledData = (tipId: string, end: End): Json => {
  const score = scoreJson(end);
  return { tipId, state: end.state, profit: end.profit, ...(score !== null && { score }) };
};

export const VOID: End = { state: 'void', profit: 0, score: null };

/** What counts of a prediction when its match is over. */
type Staked = Pick<Version, 'market' | 'sel' | 'oddsDec' | 'stake'> & { readonly line?: number | null | undefined };

/** How a prediction ends by a match's result; null while that is open, and where the score that counts is not known. */
export const endBy = ({ market, sel, line, oddsDec, stake }: Staked, result: TipFixture['result']): End | null => {
  if (result.is === 'off') return VOID;
  const score = result.is === 'over' ? result.score : null;
  const state = score && settle(market, line ?? undefined, sel, score);
  return state ? { state, profit: profitOf(state, oddsDec, stake), score } : null;
};

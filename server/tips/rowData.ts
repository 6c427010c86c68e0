import { profitOf, settle } from '#domain/odds/settle.ts';
import type { Json } from '#domain/shared/canonicalJson.ts';
import { hashedTipText } from '#domain/tips/ledgerRules.ts';
import type { TipFixture } from './fixture.ts';
import { sha256 } from './ledger.store.ts';
import type { End, NewTip, Version } from './tipRows.store.ts';

/** The data of a ledger row about a prediction. */
export const predictedData = (
  { tipId, fixtureId, category }: Pick<NewTip, 'tipId' | 'fixtureId' | 'category'>,
  { market, sel, line, oddsDec, stake, lockTs, title, blocks, salt }: Version,
): Json => {
  // Blocks are decoded JSON.
  const textHash = sha256(hashedTipText({ title, blocks: blocks as unknown as Json, salt }));
  return {
    ...{ tipId, fixtureId, category, market, sel, oddsDec, stake, lockTs, textHash },
    ...(line !== undefined && { line }),
  };
};

/** A score without undefined fields. */
export const scoreJson = ({ score }: Pick<End, 'score'>): Json =>
  score && { ft: score.ft, ...(score.ht && { ht: score.ht }), ...(score.et && { et: score.et }) };

/** The data of a ledger row about a settlement. */
export const settledData = (tipId: string, end: End): Json => {
  const score = scoreJson(end);
  return { tipId, state: end.state, profit: end.profit, ...(score !== null && { score }) };
};

export const VOID: End = { state: 'void', profit: 0, score: null };

/** The parts of a prediction that its settlement depends on. */
type Staked = Pick<Version, 'market' | 'sel' | 'oddsDec' | 'stake'> & { readonly line?: number | null | undefined };

/** How a prediction ends by a match's result; null while the match is open or the score that counts is unknown. */
export const endBy = ({ market, sel, line, oddsDec, stake }: Staked, result: TipFixture['result']): End | null => {
  if (result.is === 'off') return VOID;
  const score = result.is === 'over' ? result.score : null;
  const state = score && settle(market, line ?? undefined, sel, score);
  return state ? { state, profit: profitOf(state, oddsDec, stake), score } : null;
};

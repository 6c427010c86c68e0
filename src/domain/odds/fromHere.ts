import { rulesOf, type Market, type Selection } from './market.ts';
import { profitOf, settle, type Goals, type Outcome } from './settle.ts';

/** What may come next in a match, and how a selection would then end. */
export interface NextResult {
  readonly key: 'homeScores' | 'stays' | 'awayScores' | 'oneMore' | 'twoMore';
  readonly score: Goals;
  readonly outcome: Outcome;
  /** For a stake of 1. */
  readonly profit: number;
}

const nextFor = (isTotal: boolean, [home, away]: Goals): readonly (readonly [NextResult['key'], Goals])[] =>
  isTotal
    ? [
        ['twoMore', [home + 1, away + 1]],
        ['oneMore', [home + 1, away]],
        ['stays', [home, away]],
      ]
    : [
        ['homeScores', [home + 1, away]],
        ['stays', [home, away]],
        ['awayScores', [home, away + 1]],
      ];

/**
 * MC-9: a selection settled for three results from the present score: a goal for either side or none; of a total no
 * goal, one or two.
 */
export const fromHere = (
  market: Market,
  line: number | undefined,
  sel: Selection,
  { dec, score }: { readonly dec: number; readonly score: Goals },
): readonly NextResult[] =>
  nextFor(rulesOf(market).kind === 'ou', score).map(([key, goals]) => {
    const outcome = settle(market, line, sel, { ft: goals, ht: goals, et: goals })!;
    return { key, score: goals, outcome, profit: profitOf(outcome, dec, 1) };
  });

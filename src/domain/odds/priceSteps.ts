import type { OddsHistory } from './oddsHistory.ts';

type Point = OddsHistory['points'][number];

/** A line of steps: prices hold until the next one, so that it never slopes. Places are from 0 to 1, from left to right. */
export interface PriceSteps {
  readonly points: readonly { readonly at: number; readonly dec: number; readonly ts: number }[];
  readonly lowest: number;
  readonly highest: number;
  /** Where the match began; null while it has not. */
  readonly kickOffAt: number | null;
}

/** How much of the width is left to the time before kick-off, which is much longer than the match. */
const BEFORE = 0.4;

/** The movement of a price since its opening; null where there is none. */
export const priceSteps = (points: readonly Point[], startTs: number, now: number): PriceSteps | null => {
  const [first] = points;
  if (!first) return null;
  const last = points.at(-1)!;
  const begun = now > startTs && first.ts < startTs;
  const until = Math.max(last.ts, now, first.ts + 1);
  const share = (from: number, to: number, ts: number) => Math.min(1, Math.max(0, (ts - from) / (to - from)));
  const placeOf = (ts: number): number => {
    if (!begun) return share(first.ts, until, ts);
    return ts < startTs ? BEFORE * share(first.ts, startTs, ts) : BEFORE + (1 - BEFORE) * share(startTs, until, ts);
  };
  const all = points.map(({ dec }) => dec);
  return {
    points: points.map(({ ts, dec }) => ({ at: placeOf(ts), dec, ts })),
    ...{ lowest: Math.min(...all), highest: Math.max(...all) },
    kickOffAt: begun ? BEFORE : null,
  };
};

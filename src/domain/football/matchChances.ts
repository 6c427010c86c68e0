import type { OddsHistory } from '../odds/oddsHistory.ts';

/** How likely home, draw and away are by prices since a moment: shares of 1. */
export interface ChanceStep {
  readonly ts: number;
  readonly shares: readonly [home: number, draw: number, away: number];
}

const priceAt = (history: OddsHistory | undefined, ts: number): number | null =>
  history?.points.findLast((point) => point.ts <= ts)?.dec ?? null;

/** What prices say without their margin, one step for each change. */
export const chanceSteps = (prices: readonly OddsHistory[]): readonly ChanceStep[] => {
  const of = (sel: OddsHistory['sel']) => prices.find((one) => one.sel === sel);
  const [home, draw, away] = [of('1'), of('X'), of('2')];
  const moments = [...new Set(prices.flatMap(({ points }) => points.map(({ ts }) => ts)))].sort((a, b) => a - b);
  return moments.flatMap((ts) => {
    const at = [priceAt(home, ts), priceAt(draw, ts), priceAt(away, ts)];
    if (at.some((price) => price === null || price <= 1)) return [];
    const [h = 0, d = 0, a = 0] = at.map((price) => 1 / price!);
    const all = h + d + a;
    return [{ ts, shares: [h / all, d / all, a / all] as const }];
  });
};

/** Shares of 1 as whole hundredths that make 100. */
export const wholePercents = (shares: ChanceStep['shares']): readonly [number, number, number] => {
  const floors = shares.map((share) => Math.floor(share * 100));
  const left = 100 - floors.reduce((sum, one) => sum + one, 0);
  const byRest = [0, 1, 2].toSorted((a, b) => shares[b]! * 100 - floors[b]! - (shares[a]! * 100 - floors[a]!));
  const raised = new Set(byRest.slice(0, left));
  const whole = (i: 0 | 1 | 2) => floors[i]! + (raised.has(i) ? 1 : 0);
  return [whole(0), whole(1), whole(2)];
};

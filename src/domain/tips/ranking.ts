import { grouped } from '../shared/grouped.ts';
import { statsOf, windowFrom, type SettledTip, type TipsterStats, type TipWindow } from './stats.ts';
import { TIPS } from './tip.ts';

export const tipSorts = ['low', 'yield', 'profit'] as const;
/** By the lower end of the yield's interval, the yield itself, or the profit. */
export type TipSort = (typeof tipSorts)[number];

export interface RankWish {
  readonly window: TipWindow;
  readonly now: number;
  readonly minSettled?: number;
  readonly sort?: TipSort;
}

/** How a tipster stands among the others. */
export interface Ranked {
  readonly tipsterId: string;
  readonly stats: TipsterStats;
}

/** How far back the previous rank looks. */
export const RANKED_BEFORE_MS = 7 * 86_400_000;

type Bare = { readonly tipsterId: string; readonly stats: ReturnType<typeof statsOf> };

const valueBy: Readonly<Record<TipSort, (stats: Bare['stats']) => number>> = {
  low: ({ yieldLow }) => yieldLow,
  yield: (stats) => stats.yield,
  profit: ({ profit }) => profit,
};

const orderedAt = (tips: readonly SettledTip[], { window, now, sort = 'low' }: RankWish): readonly Bare[] => {
  const from = windowFrom(window, now);
  const counted = tips.filter(({ settledTs }) => settledTs >= from && settledTs <= now);
  return [...grouped(counted, ({ tipsterId }) => tipsterId)]
    .map(([tipsterId, own]) => ({ tipsterId, stats: statsOf(own.toSorted(bySettled), window) }))
    .toSorted((a, b) => {
      const order = valueBy[sort](b.stats) - valueBy[sort](a.stats) || b.stats.settled - a.stats.settled;
      return order || (a.tipsterId < b.tipsterId ? -1 : 1);
    });
};
const bySettled = (a: SettledTip, b: SettledTip): number => a.settledTs - b.settledTs;

const ranksIn = (ordered: readonly Bare[], minSettled: number): ReadonlyMap<string, number> =>
  new Map(
    ordered
      .filter(({ stats }) => stats.settled >= minSettled)
      .map(({ tipsterId }, i): [string, number] => [tipsterId, i + 1]),
  );

/**
 * TI-5: everybody with a settled tip in the window, best first: those with enough tips have a rank, and the one of a week
 * before. The order is by the lower end of the yield's interval, so that luck with few tips ranks nobody.
 */
export const rankTipsters = (tips: readonly SettledTip[], wish: RankWish): readonly Ranked[] => {
  const { minSettled = TIPS.minSettled } = wish;
  const ordered = orderedAt(tips, wish);
  const ranks = ranksIn(ordered, minSettled);
  const before = ranksIn(orderedAt(tips, { ...wish, now: wish.now - RANKED_BEFORE_MS }), minSettled);
  return ordered.map(({ tipsterId, stats }) => ({
    tipsterId,
    stats: { ...stats, rank: ranks.get(tipsterId) ?? null, prevRank: before.get(tipsterId) ?? null },
  }));
};

/** Of somebody without a settled tip. */
export const noStats = (window: TipWindow): TipsterStats => ({ ...statsOf([], window), rank: null, prevRank: null });

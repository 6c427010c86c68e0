import type { Outcome } from '../odds/settle.ts';
import { grouped } from '../shared/grouped.ts';

export const tipWindows = ['7d', '30d', '90d', 'season', 'all'] as const;
export type TipWindow = (typeof tipWindows)[number];

/** What statistics need of a settled tip. */
export interface SettledTip {
  readonly tipsterId: string;
  readonly state: Outcome;
  readonly oddsDec: number;
  readonly stake: number;
  readonly profit: number;
  readonly settledTs: number;
}

/** How a tipster did in a window. A yield is never told without its number of tips. */
export interface TipsterStats {
  readonly window: TipWindow;
  /** All that ended, void ones too. */
  readonly settled: number;
  /** Whole and half ones. */
  readonly won: number;
  readonly lost: number;
  readonly void: number;
  /** Won of those that were won or lost, 0 to 1. */
  readonly hitRate: number;
  /** The lower end of its interval, Wilson 95 %. */
  readonly hitRateLow: number;
  /** Profit by stake, without void tips; 0.05 is 5 %. */
  readonly yield: number;
  /** The ends of its interval, 95 %. */
  readonly yieldLow: number;
  readonly yieldHigh: number;
  /** In units. */
  readonly profit: number;
  readonly avgOdds: number;
  /** The latest in a row that ended the same way, void ones left out. */
  readonly streak: { readonly kind: 'won' | 'lost' | 'none'; readonly len: number };
  /** Among those with enough tips; null for fewer. */
  readonly rank: number | null;
  /** The same a week before. */
  readonly prevRank: number | null;
}

const DAY_MS = 86_400_000;
const days = { '7d': 7, '30d': 30, '90d': 90 } as const;
/** Seasons begin on 1 July, in the portal's zone. */
const SEASON = { month: 6, offsetMs: 7 * 3_600_000 } as const;

const seasonFrom = (now: number): number => {
  const year = new Date(now + SEASON.offsetMs).getUTCFullYear();
  const starts = (of: number) => Date.UTC(of, SEASON.month, 1) - SEASON.offsetMs;
  return starts(year) <= now ? starts(year) : starts(year - 1);
};

/** Since when tips count in a window, epoch milliseconds. */
export const windowFrom = (window: TipWindow, now: number): number => {
  if (window === 'all') return 0;
  return window === 'season' ? seasonFrom(now) : now - days[window] * DAY_MS;
};

/** The 97.5 % point of the normal distribution. */
const Z = 1.959_963_984_540_054;

/** The lower end of Wilson's 95 % interval of a share; 0 of nothing. */
export const wilsonLow = (won: number, n: number): number => {
  if (n === 0) return 0;
  const [share, z2] = [won / n, Z * Z];
  const middle = share + z2 / (2 * n);
  const spread = Z * Math.sqrt((share * (1 - share) + z2 / (4 * n)) / n);
  return Math.max(0, (middle - spread) / (1 + z2 / n));
};

/** Sums over tips that were not void, from which the interval of a yield follows. */
export interface Sums {
  n: number;
  stake: number;
  profit: number;
  odds: number;
  /** Of squares and products of profit and stake. */
  pp: number;
  ps: number;
  ss: number;
}
export const noSums = (): Sums => ({ n: 0, stake: 0, profit: 0, odds: 0, pp: 0, ps: 0, ss: 0 });

/** Tips that are added before an interval is computed. */
const ADDED = 4;

/**
 * The 95 % interval of a yield, with four tips added that together break even at the average odds and stake, much as
 * Agresti and Coull add to shares: so that a short run of luck, whose own spread would be nothing, proves little. The
 * ratio of two sums varies as its residuals do.
 */
export const yieldInterval = ({ n, stake, profit, odds, pp, ps, ss }: Sums): readonly [low: number, high: number] => {
  if (n === 0) return [-1, 1];
  const added = ADDED * (stake / n) ** 2;
  const [count, staked] = [n + ADDED, stake * (1 + ADDED / n)];
  const middle = profit / staked;
  // What breaks even at odds o wins o − 1 once in o times: its squares are o − 1 on average, its products with the stake 0.
  const residuals = Math.max(0, pp + added * (odds / n - 1) - 2 * middle * ps + middle * middle * (ss + added));
  const spread = (Z * Math.sqrt((residuals * count) / (count - 1))) / staked;
  const raw = profit / stake;
  return [Math.max(-1, Math.min(raw, middle - spread)), Math.max(raw, middle + spread)];
};

const isWon = (state: Outcome): boolean => state === 'won' || state === 'half_won';

/** The latest run; `tips` come by when they were settled. */
const streakOf = (tips: readonly SettledTip[]): TipsterStats['streak'] => {
  const told = tips.filter(({ state }) => state !== 'void');
  const last = told.at(-1);
  if (!last) return { kind: 'none', len: 0 };
  const won = isWon(last.state);
  const other = told.findLastIndex(({ state }) => isWon(state) !== won);
  return { kind: won ? 'won' : 'lost', len: told.length - 1 - other };
};

/** The same to so many decimals, without a negative zero. */
const rounded = (value: number, decimals = 4): number => Math.round(value * 10 ** decimals) / 10 ** decimals || 0;

/** How somebody did by their tips of one window, which come by when they were settled. */
export const statsOf = (tips: readonly SettledTip[], window: TipWindow): Omit<TipsterStats, 'rank' | 'prevRank'> => {
  const sums = noSums();
  let won = 0;
  for (const { state, oddsDec, stake, profit } of tips) {
    if (state === 'void') continue;
    if (isWon(state)) won += 1;
    sums.n += 1;
    sums.stake += stake;
    sums.profit += profit;
    sums.odds += oddsDec;
    sums.pp += profit * profit;
    sums.ps += profit * stake;
    sums.ss += stake * stake;
  }
  const { n, stake, profit, odds } = sums;
  const [low, high] = yieldInterval(sums);
  return {
    ...{ window, settled: tips.length, won, lost: n - won, void: tips.length - n },
    ...{ hitRate: n === 0 ? 0 : rounded(won / n), hitRateLow: rounded(wilsonLow(won, n)) },
    ...{ yield: n === 0 ? 0 : rounded(profit / stake), yieldLow: rounded(low), yieldHigh: rounded(high) },
    ...{ profit: rounded(profit), avgOdds: n === 0 ? 0 : rounded(odds / n, 3), streak: streakOf(tips) },
  };
};

/** Statistics by some property of the tips, such as league or market, the most tips first. */
export const statsBy = <T extends SettledTip, K extends string>(
  tips: readonly T[],
  window: TipWindow,
  keyOf: (tip: T) => K,
): readonly { readonly key: K; readonly stats: ReturnType<typeof statsOf> }[] =>
  [...grouped(tips, keyOf)]
    .map(([key, group]) => ({ key, stats: statsOf(group, window) }))
    .toSorted((a, b) => b.stats.settled - a.stats.settled || (a.key < b.key ? -1 : 1));

/** The sum of profits after each tip. */
export const profitCurve = (
  tips: readonly SettledTip[],
): readonly { readonly ts: number; readonly profit: number }[] => {
  let profit = 0;
  return tips.map((tip) => ({ ts: tip.settledTs, profit: (profit = rounded(profit + tip.profit)) }));
};

/** TI-6: what tips would have paid if each had been one unit. */
export const oneUnitEach = (tips: readonly Pick<SettledTip, 'profit' | 'stake'>[]): number =>
  rounded(tips.reduce((sum, { profit, stake }) => sum + profit / stake, 0));

import type { FixturePhase } from '../football/fixture.ts';
import {
  lineText,
  MOVED_MS,
  rulesOf,
  type Market,
  type MarketKind,
  type OddsMarket,
  type Selection,
} from './market.ts';

/** The two groups of a board of prices. */
export const boardPeriods = ['full', 'half'] as const;
export type BoardPeriod = (typeof boardPeriods)[number];
/** The markets of each group, in the order of a board. */
export const boardKinds = ['ah', 'ou', '1x2'] as const satisfies readonly MarketKind[];

export const marketOf = (period: BoardPeriod, kind: MarketKind): Market => (period === 'half' ? `${kind}_1h` : kind);
/** All markets of a board, from left to right. */
export const boardMarkets: readonly Market[] = boardPeriods.flatMap((period) =>
  boardKinds.map((kind) => marketOf(period, kind)),
);
/** The part of the match that a market of the board counts. */
export const periodOf = (market: Market): BoardPeriod => (rulesOf(market).period === 'half' ? 'half' : 'full');

/** Who prices a match, as they come. */
export const bookmakersOf = (markets: readonly Pick<OddsMarket, 'bookmaker'>[]): readonly string[] => [
  ...new Set(markets.map(({ bookmaker }) => bookmaker)),
];
/** The markets of the chosen bookmaker; of the first one where that has none. */
export const pricedBy = (markets: readonly OddsMarket[], wanted: string | null): readonly OddsMarket[] => {
  const all = bookmakersOf(markets);
  const shown = all.find((one) => one === wanted) ?? all[0];
  return all.length < 2 ? markets : markets.filter(({ bookmaker }) => bookmaker === shown);
};

export const marketIn = (markets: readonly OddsMarket[], market: Market): OddsMarket | null =>
  markets.find((one) => one.market === market) ?? null;

/** The side that gives goals: it has the line beside it. A level line stands with the home team. */
export const giverOf = (line: number): 'H' | 'A' => (line > 0 ? 'A' : 'H');

/** The team that the handicap favours; without one whose win pays less; null where both are equal. */
export const favouriteOf = (markets: readonly OddsMarket[]): 'home' | 'away' | null => {
  const line = marketIn(markets, 'ah')?.line;
  if (line !== undefined && line !== 0) return line < 0 ? 'home' : 'away';
  const winner = marketIn(markets, '1x2')?.prices ?? [];
  const decOf = (sel: Selection) => winner.find((price) => price.sel === sel)?.dec ?? 0;
  const lead = decOf('2') - decOf('1');
  return lead === 0 ? null : lead > 0 ? 'home' : 'away';
};

/** What stands beside a price: the line at the side that gives it, or at the over; nothing for the others. */
export const besideOf = (sel: Selection, line: number | undefined): string | null => {
  if (line === undefined) return null;
  if (sel === 'O') return lineText(line);
  return sel === giverOf(line) ? lineText(Math.abs(line)) : null;
};

/** When a price was last changed, epoch milliseconds; 0 without prices. */
export const changedAt = (markets: readonly OddsMarket[]): number =>
  Math.max(0, ...markets.flatMap(({ prices }) => prices.map(({ ts }) => ts)));

/** Whether any price still shows which way it went (MC-8). */
export const isMoving = (markets: readonly OddsMarket[], now: number): boolean =>
  markets.some(({ prices }) => prices.some(({ ts, prevDec }) => prevDec !== undefined && now - ts < MOVED_MS));

/** Markets side by side on a board that stand as one: prices, a stop with its reason, a half that is over, or nothing. */
export interface BoardRun {
  readonly is: 'priced' | 'stopped' | 'halfOver' | 'none';
  readonly markets: readonly Market[];
}

interface Match {
  readonly status: 'upcoming' | 'live' | 'ended' | 'cancel';
  readonly phase: FixturePhase | null;
}

/** A market as it stands in a match; after the match its last prices stay, although nobody takes them. */
const standingOf = (found: OddsMarket | null, market: Market, match: Match): BoardRun['is'] => {
  const halfIsOver = match.status === 'live' && match.phase !== null && match.phase !== '1H';
  if (!found) return halfIsOver && periodOf(market) === 'half' ? 'halfOver' : 'none';
  const isPlayed = match.status === 'ended' || match.status === 'cancel';
  return found.suspended && !isPlayed ? 'stopped' : 'priced';
};

/** The board of a match from left to right: stops that touch are one block, prices stand each for themselves. */
export const runsOf = (markets: readonly OddsMarket[], match: Match): readonly BoardRun[] => {
  const runs: BoardRun[] = [];
  for (const market of boardMarkets) {
    const is = standingOf(marketIn(markets, market), market, match);
    const last = runs.at(-1);
    const joins = last?.is === is && (is === 'stopped' || is === 'halfOver');
    if (joins) runs[runs.length - 1] = { is, markets: [...last.markets, market] };
    else runs.push({ is, markets: [market] });
  }
  return runs;
};

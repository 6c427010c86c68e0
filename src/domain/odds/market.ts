/**
 * Reference markets. `1x2` is the winner, `ah` the Asian handicap, `ou` the total of goals; `_1h` counts the first half
 * alone, `_et` extra time too. All others count 90 minutes with their stoppage time.
 */
export const markets = ['1x2', 'ah', 'ou', '1x2_1h', 'ah_1h', 'ou_1h', '1x2_et', 'ah_et', 'ou_et'] as const;
export type Market = (typeof markets)[number];
export const isMarket = (text: string): text is Market => markets.some((one) => one === text);

export const selections = ['1', 'X', '2', 'H', 'A', 'O', 'U'] as const;
export type Selection = (typeof selections)[number];

export type MarketKind = '1x2' | 'ah' | 'ou';
/** Which part of a match a market counts. */
export type MarketPeriod = 'half' | 'full' | 'extra';

const kinds: Readonly<Record<MarketKind, true>> = { '1x2': true, ah: true, ou: true };
const isKind = (text: string): text is MarketKind => Object.hasOwn(kinds, text);

/** "ah_1h" to the handicap of the first half. */
export const rulesOf = (market: Market): { readonly kind: MarketKind; readonly period: MarketPeriod } => {
  const [kind = '', part] = market.split('_');
  if (!isKind(kind)) throw new Error(`${market} is no market`);
  return { kind, period: part === '1h' ? 'half' : part === 'et' ? 'extra' : 'full' };
};

const bySelection: Readonly<Record<MarketKind, readonly Selection[]>> = {
  '1x2': ['1', 'X', '2'],
  ah: ['H', 'A'],
  ou: ['O', 'U'],
};
export const selectionsOf = (market: Market): readonly Selection[] => bySelection[rulesOf(market).kind];

/** Whether a market has such a line: quarter steps, of a handicap to 100 either way, of a total from 0.25 to 400. */
export const isLine = (market: Market, line: number | undefined): boolean => {
  const { kind } = rulesOf(market);
  if (kind === '1x2') return line === undefined;
  if (line === undefined || !Number.isInteger(line * 4)) return false;
  return kind === 'ah' ? Math.abs(line) <= 100 : line > 0 && line <= 400;
};

/** One reference price, decimal. */
export interface OddsPrice {
  readonly sel: Selection;
  readonly dec: number;
  readonly openDec: number;
  /** The price before the last change; absent before the first. */
  readonly prevDec?: number;
  /** When it was last changed, epoch milliseconds. */
  readonly ts: number;
}

/** What happened for a market to be suspended. */
export const stopReasons = ['goal', 'card', 'penalty', 'review'] as const;
export type StopReason = (typeof stopReasons)[number];

/** A market of a fixture, for reference. `line` of a handicap is the home team's: "H" has it, "A" its opposite. */
export interface OddsMarket {
  readonly fixtureId: string;
  readonly bookmaker: string;
  readonly market: Market;
  readonly line?: number;
  /** The line at the opening. */
  readonly openLine?: number;
  readonly prices: readonly OddsPrice[];
  readonly suspended: boolean;
  /** Why it is suspended, where the source says so. */
  readonly reason?: StopReason;
  readonly ts: number;
}

/** How long a changed price shows its direction, MC-8. */
export const MOVED_MS = 30_000;

/** MC-8: where a price went, for 30 s after the change; null before, after, and where nothing changed. */
export const movementOf = (
  { dec, prevDec, ts }: Pick<OddsPrice, 'dec' | 'prevDec' | 'ts'>,
  now: number,
): 'up' | 'down' | null => {
  if (prevDec === undefined || prevDec === dec || now < ts || now >= ts + MOVED_MS) return null;
  return dec > prevDec ? 'up' : 'down';
};

/** The line of a selection from its own side: a handicap is the other way round for the away team. */
export const ownLine = (sel: Selection, line: number): number => (sel === 'A' && line !== 0 ? -line : line);

const half = (line: number): string => String(Number(line.toFixed(2)));

/** A line as boards write it: 0.25 is "0/0.5", 1 is "1", −0.75 is "-0.5/1". */
export const lineText = (line: number): string => {
  const size = Math.abs(line);
  const text = Number.isInteger(size * 2) ? half(size) : `${half(size - 0.25)}/${half(size + 0.25)}`;
  return line < 0 ? `-${text}` : text;
};

/** Reads what `lineText` writes; null for anything else. */
export const readLine = (text: string): number | null => {
  const size = text.startsWith('-') ? text.slice(1) : text;
  const parts = size.split('/').map(Number);
  const line = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  const signed = text.startsWith('-') ? -line : line;
  return Number.isFinite(line) && lineText(signed) === text ? signed : null;
};

/** The price of a selection among the current markets: decimal, "suspended", or null where there is none. */
export const currentPrice = (
  all: readonly Pick<OddsMarket, 'market' | 'line' | 'prices' | 'suspended'>[],
  wanted: { readonly market: Market; readonly line: number | undefined; readonly sel: Selection },
): number | 'suspended' | null => {
  const found = all.find(({ market, line }) => market === wanted.market && line === wanted.line);
  const price = found?.prices.find(({ sel }) => sel === wanted.sel);
  if (!found || !price) return null;
  return found.suspended ? 'suspended' : price.dec;
};

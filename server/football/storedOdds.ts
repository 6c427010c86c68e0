import { grouped } from '#domain/shared/grouped.ts';
import {
  isMarket,
  selectionsOf,
  type Market,
  type OddsMarket,
  type OddsPrice,
  type Selection,
} from '#domain/odds/market.ts';
import { lineMovesOf, type LineMove, type LineTold } from '#domain/odds/lineMoves.ts';
import type { OddsHistory } from '#domain/odds/oddsHistory.ts';
import type { LineHistoryQuery, OddsHistoryQuery } from '../shared/footballSource.ts';
import type { PriceRow } from './football.store.ts';

type Row = typeof PriceRow.Type;

/** The rows of a selection, oldest first, without those that repeat the previous price. */
const stepsOf = (rows: readonly Row[], sel: Selection): readonly Row[] =>
  rows.filter((row) => row.sel === sel).filter((row, i, all) => row.price !== all[i - 1]?.price);

const priceOf = (rows: readonly Row[], sel: Selection): OddsPrice | null => {
  const steps = stepsOf(rows, sel);
  const [first, last, before] = [steps[0], steps.at(-1), steps.at(-2)];
  if (!first || !last) return null;
  return {
    ...{ sel, dec: last.price, openDec: first.price, ts: last.ts },
    ...(before && { prevDec: before.price }),
  };
};

const lineOf = ({ line }: Row): number | undefined => (line === '' ? undefined : Number(line));
const latest = (rows: readonly Row[]): number => Math.max(...rows.map(({ ts }) => ts));

/** The difference between the highest and the lowest price of a line: the smallest spread marks the most balanced line. */
const spread = (rows: readonly Row[], market: Market): number => {
  const all = selectionsOf(market).map((sel) => priceOf(rows, sel)?.dec ?? Infinity);
  return Math.max(...all) - Math.min(...all);
};

/** The current line: the most recent one; of several at the same time, the most balanced one. */
const presentLine = (lines: readonly (readonly Row[])[], market: Market): readonly Row[] =>
  lines.toSorted((a, b) => latest(b) - latest(a) || spread(a, market) - spread(b, market))[0]!;

const linesOf = (rows: readonly Row[]): readonly (readonly Row[])[] => [...grouped(rows, ({ line }) => line).values()];

const marketOf = (rows: readonly Row[], market: Market): OddsMarket => {
  const { fixtureId, bookmaker } = rows[0]!;
  const shown = presentLine(linesOf(rows), market);
  const line = lineOf(shown[0]!);
  const opening = rows.filter(({ ts }) => ts === Math.min(...rows.map((row) => row.ts)));
  const openLine = lineOf(presentLine(linesOf(opening), market)[0]!);
  return {
    ...{ fixtureId, bookmaker, market },
    ...(line !== undefined && { line }),
    ...(openLine !== undefined && { openLine }),
    prices: selectionsOf(market).flatMap((sel) => priceOf(shown, sel) ?? []),
    suspended: shown.some(({ ts, suspended }) => ts === latest(shown) && suspended === 1),
    ts: latest(shown),
  };
};

/** The markets of a match, as reported by each bookmaker until now. */
export const storedOdds = (rows: readonly Row[], now: number): readonly OddsMarket[] => {
  const told = rows.filter(({ ts }) => ts <= now);
  return [...grouped(told, ({ bookmaker, market }) => `${market} ${bookmaker}`).values()].flatMap((of) => {
    const { market } = of[0]!;
    return isMarket(market) ? [marketOf(of, market)] : [];
  });
};

/** The prices of a market since it opened, one list for each selection. */
export const storedOddsHistory = (
  rows: readonly Row[],
  { market, line, bookmaker }: OddsHistoryQuery,
  now: number,
): readonly OddsHistory[] => {
  const present = storedOdds(rows, now).find(
    (one) => one.market === market && (bookmaker ?? one.bookmaker) === one.bookmaker,
  );
  const wanted = line ?? present?.line;
  const shown = rows.filter(
    (row) => row.market === market && row.bookmaker === present?.bookmaker && lineOf(row) === wanted && row.ts <= now,
  );
  return selectionsOf(market).map((sel) => ({
    sel,
    points: stepsOf(shown, sel).map(({ ts, price }) => ({ ts, dec: price })),
  }));
};

/** The line of a market at each instant, in order; of several at the same time, the most balanced one. */
const toldOf = (rows: readonly Row[], market: Market): readonly LineTold[] => {
  const known = new Map<string, Row[]>();
  return [
    ...grouped(
      rows.toSorted((a, b) => a.ts - b.ts),
      ({ ts }) => ts,
    ),
  ].map(([ts, told]) => {
    for (const row of told)
      known.set(row.line, [...(known.get(row.line) ?? []).filter(({ sel }) => sel !== row.sel), row]);
    const at = [...new Set(told.map(({ line }) => line))].map((line) => known.get(line)!);
    const line = lineOf(presentLine(at, market)[0]!);
    const suspended = told.some((row) => lineOf(row) === line && row.suspended === 1);
    return { ts, suspended, ...(line !== undefined && { line }) };
  });
};

/** How a bookmaker's line of a market has moved until now. */
export const storedLineHistory = (
  rows: readonly Row[],
  { market, bookmaker }: LineHistoryQuery,
  now: number,
): readonly LineMove[] => {
  const told = rows.filter((row) => row.market === market && row.ts <= now);
  const wanted = bookmaker ?? told[0]?.bookmaker;
  return lineMovesOf(
    toldOf(
      told.filter((row) => row.bookmaker === wanted),
      market,
    ),
  );
};

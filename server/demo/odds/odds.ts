import { rulesOf, selectionsOf, type Market, type OddsMarket, type OddsPrice } from '#domain/odds/market.ts';
import type { OddsHistory } from '#domain/odds/oddsHistory.ts';
import type { DemoFixture } from '../fixture.ts';
import { memoize, memoizeByFixture } from '../memoize.ts';
import { fraction } from '../random.ts';
import { standingOf } from '../simulation.ts';
import { footballPlan } from '../simulation/footballPlan.ts';
import { OPENS_BEFORE_MS, quotedAt, stopsOf, type Quoted } from './instants.ts';
import { chancesOf, isDecided, lawsOf, lineOf, pricesOf } from './model.ts';
import { outlookOf } from './outlook.ts';

const offered = ['1x2', 'ah', 'ou', '1x2_1h', 'ah_1h', 'ou_1h'] as const satisfies readonly Market[];

const bookmaker = 'Khán Đài demo';
/** How many earlier prices are looked at for the last that was another. */
const LOOKED_BACK = 60;

/** Between 3.5 and 4.2 in a hundred: what rounding adds stays below five. */
const marginOf = ({ fixtureId }: DemoFixture, market: Market): number =>
  1.035 + 0.007 * fraction(`margin ${fixtureId} ${market}`);

const stopsOfFixture = memoizeByFixture(400, (fixture: DemoFixture) => stopsOf(footballPlan(fixture)));

interface Asked {
  readonly fixture: DemoFixture;
  readonly market: Market;
  /** Since kick-off. */
  readonly at: number;
}
/** The markets of the same part of a match share what is expected of it. */
export const lawsAt = memoize(
  4000,
  ({ fixture, market, at }: Asked) => lawsOf(outlookOf(fixture, market, at)),
  ({ fixture, market, at }) => `${fixture.fixtureId} ${rulesOf(market).period} ${at}`,
);

/** The prices of a line at an instant since kick-off. */
export const pricesAt = (fixture: DemoFixture, market: Market, line: number | undefined, at: number) =>
  pricesOf(chancesOf(lawsAt({ fixture, market, at }), market, line), marginOf(fixture, market));

/** The quote before another; null before the opening. */
export const earlier = (fixture: DemoFixture, { at }: Quoted): Quoted | null =>
  at <= -OPENS_BEFORE_MS ? null : quotedAt(stopsOfFixture(fixture), at - 1);

/** Until when prices move, and since when they are closed: a match that is off or over has none any more. */
const endsAt = (fixture: DemoFixture, market: Market): number => {
  const { fate } = fixture;
  const plan = footballPlan(fixture);
  const whole = rulesOf(market).period === 'half' ? plan.halfTimeAt : plan.fullTimeAt;
  if (fate && 'knownBeforeMs' in fate) return -fate.knownBeforeMs;
  return fate ? Math.min(whole, fate.afterMs) : whole;
};

/** The newest quote until an instant at which a market has prices, with its line. */
const quoteOf = (fixture: DemoFixture, market: Market, until: number) => {
  const newest = quotedAt(stopsOfFixture(fixture), until);
  for (let quote: Quoted | null = newest; quote; quote = earlier(fixture, quote)) {
    const line = lineOf(lawsAt({ fixture, market, at: quote.at }), market);
    const prices = pricesAt(fixture, market, line, quote.at);
    if (!isDecided(prices))
      return {
        ...{ at: quote.at, line, prices },
        suspendedAt: quote === newest ? newest.suspendedAt : newest.at,
        ...(quote === newest && newest.reason && { reason: newest.reason }),
      };
  }
  return null;
};

const openLineOf = (fixture: DemoFixture, market: Market): number | undefined =>
  lineOf(lawsAt({ fixture, market, at: -OPENS_BEFORE_MS }), market);

const pricesOfQuote = (
  fixture: DemoFixture,
  market: Market,
  { at, line, prices }: NonNullable<ReturnType<typeof quoteOf>>,
): readonly OddsPrice[] => {
  const opening = pricesAt(fixture, market, line, -OPENS_BEFORE_MS);
  const found = prices.map((dec) => ({ dec, at, prev: null as number | null }));
  let quote: Quoted | null = { at, suspendedAt: null };
  for (let step = 0; step < LOOKED_BACK && found.some(({ prev }) => prev === null); step++) {
    quote = earlier(fixture, quote);
    if (!quote) break;
    const before = pricesAt(fixture, market, line, quote.at);
    for (const [i, one] of found.entries())
      if (one.prev === null) {
        if (before[i] === one.dec) one.at = quote.at;
        else one.prev = before[i]!;
      }
  }
  return selectionsOf(market).map((sel, i) => ({
    ...{ sel, dec: found[i]!.dec, openDec: opening[i]!, ts: fixture.startTime + found[i]!.at },
    ...(found[i]!.prev === null ? {} : { prevDec: found[i]!.prev! }),
  }));
};

/** A market at the end of its time, behind it, or before it. */
interface Stood {
  readonly fixture: DemoFixture;
  readonly market: Market;
  /** The instant whose prices stand, since kick-off. */
  readonly until: number;
  /** When it ended, if it has. */
  readonly endedAt: number | null;
}
const stoodOf = ({ fixture, market, until, endedAt }: Stood): readonly OddsMarket[] => {
  const quote = quoteOf(fixture, market, until);
  if (!quote) return [];
  const suspendedAt = endedAt ?? quote.suspendedAt;
  return [
    {
      ...{ fixtureId: fixture.fixtureId, bookmaker, market },
      ...(quote.line === undefined ? {} : { line: quote.line, openLine: openLineOf(fixture, market)! }),
      prices: pricesOfQuote(fixture, market, quote),
      suspended: suspendedAt !== null,
      ...(quote.reason && endedAt === null && { reason: quote.reason }),
      ts: fixture.startTime + (suspendedAt ?? quote.at),
    },
  ];
};
/** Between two quotes a market stays as it is. */
const keptStood = memoize(2000, stoodOf, ({ fixture, market, until, endedAt }) => {
  const { at, suspendedAt } = quotedAt(stopsOfFixture(fixture), until);
  return `${fixture.fixtureId} ${market} ${at} ${suspendedAt} ${endedAt}`;
});

const marketOf = (fixture: DemoFixture, market: Market, at: number): readonly OddsMarket[] => {
  const end = endsAt(fixture, market);
  const isOver = standingOf(fixture, fixture.startTime + at).phase === 'over';
  // What the half brought is told by the score; its prices mean nothing any more. After the match the closing ones stay.
  if (at >= end && !isOver && rulesOf(market).period === 'half') return [];
  return keptStood({
    ...{ fixture, market, until: isOver ? -1 : Math.min(at, end - 1) },
    endedAt: at >= end ? end : null,
  });
};

/** Whether its odds have opened. */
export const hasOdds = ({ startTime }: DemoFixture, now: number): boolean => now >= startTime - OPENS_BEFORE_MS;

/**
 * Reference odds, decimal, with a margin between three and five in a hundred: of the goals to come, by a Poisson model,
 * so that they follow the score, the time and the players sent off. Lines count the goals of the whole match, or half.
 * None before the opening; once the match is over those of kick-off, suspended.
 */
export const oddsOf = (fixture: DemoFixture, now: number): readonly OddsMarket[] => {
  if (!hasOdds(fixture, now)) return [];
  return offered.flatMap((market) => marketOf(fixture, market, now - fixture.startTime));
};

/** Prices of home, draw and away while bets on the winner are taken, without what they were. */
export const winnerPrices = (fixture: DemoFixture, now: number): readonly [number, number, number] | null => {
  const at = now - fixture.startTime;
  if (!hasOdds(fixture, now) || at >= endsAt(fixture, '1x2')) return null;
  const [home, draw, away] = quoteOf(fixture, '1x2', at)?.prices ?? [];
  return home === undefined || draw === undefined || away === undefined ? null : [home, draw, away];
};

/** The newest quote of a market until now, or until its end; null before the opening. */
export const newestQuote = (fixture: DemoFixture, market: Market, now: number): Quoted | null =>
  hasOdds(fixture, now)
    ? quotedAt(stopsOfFixture(fixture), Math.min(now - fixture.startTime, endsAt(fixture, market) - 1))
    : null;

/** The prices of a line since the opening: of the present one where none is asked for. */
export const oddsHistoryOf = (
  fixture: DemoFixture,
  market: Market,
  asked: number | undefined,
  now: number,
): readonly OddsHistory[] => {
  const line = asked ?? oddsOf(fixture, now).find((one) => one.market === market)?.line;
  const points = selectionsOf(market).map((): { readonly ts: number; readonly dec: number }[] => []);
  for (let last = newestQuote(fixture, market, now); last; last = earlier(fixture, last)) {
    const prices = pricesAt(fixture, market, line, last.at);
    const ts = fixture.startTime + last.at;
    // Going back in time, an equal price only moves the instant since which it stands.
    for (const [i, list] of points.entries()) {
      const dec = prices[i]!;
      if (list.at(-1)?.dec === dec) list.pop();
      list.push({ ts, dec });
    }
  }
  return selectionsOf(market).map((sel, i) => ({ sel, points: points[i]!.toReversed() }));
};

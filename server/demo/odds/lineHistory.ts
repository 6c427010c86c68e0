import { lineMovesOf, type LineMove, type LineTold } from '#domain/odds/lineMoves.ts';
import type { Market } from '#domain/odds/market.ts';
import type { DemoFixture } from '../fixture.ts';
import { footballPlan, minuteAt } from '../simulation/footballPlan.ts';
import type { Quoted } from './instants.ts';
import { earlier, lawsAt, newestQuote, pricesAt } from './odds.ts';
import { isDecided, lineOf } from './model.ts';

/** What a quote tells: its line, or none while the market is as good as decided, and the stop behind it. */
const toldBy = (fixture: DemoFixture, market: Market, { at, suspendedAt, reason }: Quoted): readonly LineTold[] => {
  const plan = footballPlan(fixture);
  const atOf = (ms: number) => ({ ts: fixture.startTime + ms, ...(ms >= 0 && minuteAt(plan, ms)) });
  const line = lineOf(lawsAt({ fixture, market, at }), market);
  const suspended = isDecided(pricesAt(fixture, market, line, at));
  const quote: LineTold = { ...atOf(at), suspended, ...(line !== undefined && { line }) };
  if (suspendedAt === null) return [quote];
  return [quote, { ...atOf(suspendedAt), suspended: true, ...(reason && { reason }) }];
};

/** How the line of a market moved until now, or until its end. */
export const lineHistoryOf = (fixture: DemoFixture, market: Market, now: number): readonly LineMove[] => {
  const quotes: Quoted[] = [];
  for (let quote = newestQuote(fixture, market, now); quote; quote = earlier(fixture, quote)) quotes.push(quote);
  return lineMovesOf(quotes.toReversed().flatMap((quote) => toldBy(fixture, market, quote)));
};

import type { OddsHistory } from '../odds/oddsHistory.ts';
import type { Fixture, FixturePhase, FixtureScore } from './fixture.ts';
import { isGoal } from './goals.ts';
import { axisLength, columnOf, lastMinute } from './matchAxis.ts';
import { endOfMinute, upTo } from './upTo.ts';
import type { FixtureSide, MatchEvent, Momentum } from './matchData.ts';

/** What the axis of a match page is made of; a list is empty where there is no such data. */
export interface MatchKnown {
  readonly fixture: Fixture;
  readonly events: readonly MatchEvent[];
  readonly momentum: readonly Momentum[];
  /** Of home, draw and away. */
  readonly prices: readonly OddsHistory[];
}

/** The end of a minute; `untilTs` (epoch milliseconds) is where its events end, if that is before its end. */
export interface MatchPoint {
  readonly minute: number;
  readonly untilTs?: number;
}

const MINUTE_MS = 60_000;

const phaseAt = (minute: number): FixturePhase => (minute <= 45 ? '1H' : minute <= 90 ? '2H' : 'ET');

/** The score after the last goal of these events. */
export const scoreIn = (events: readonly MatchEvent[]): Pick<FixtureScore, 'home' | 'away'> => {
  const { home, away } = events.findLast((one) => isGoal(one) && one.scoreAfter)?.scoreAfter ?? { home: 0, away: 0 };
  return { home, away };
};

const sentOff: ReadonlySet<MatchEvent['type']> = new Set(['red', 'second_yellow']);
const bySide = <A>(of: (side: FixtureSide) => A) => ({ home: of('home'), away: of('away') });

const fixtureThen = (fixture: Fixture, events: readonly MatchEvent[], minute: number): Fixture => {
  const { score, added: _added, correctedTs: _ts, correctedFrom: _from, odds1x2: _odds, ...rest } = fixture;
  const standing = events.filter(({ revoked }) => !revoked);
  const of = (side: FixtureSide) => standing.filter((one) => one.side === side);
  return {
    ...{ ...rest, status: 'live', statusText: String(minute), phase: phaseAt(minute), minute },
    score: { ...scoreIn(events), ...(minute > 45 && score?.ht && { ht: score.ht }) },
    redCards: bySide((side) => of(side).filter(({ type }) => sentOff.has(type)).length),
    goalMinutes: bySide((side) =>
      of(side)
        .filter(isGoal)
        .map((one) => one.minute),
    ),
  };
};

/**
 * The match as it stood at the end of a minute: score, cards, events, pressure and prices of then. What is known beyond
 * it changes nothing; the last minute that is known is the match as it is.
 */
export const matchAsOf = (known: MatchKnown, { minute, untilTs = Infinity }: MatchPoint): MatchKnown => {
  const { fixture } = known;
  const last = lastMinute(fixture, axisLength(fixture, known.events));
  if (minute >= last && untilTs === Infinity) return known;
  const events = upTo(known.events, minute).filter(({ ts }) => ts <= untilTs);
  // What has no moment of its own is told once its minute is over.
  const whole = untilTs === Infinity ? minute : minute - 1;
  const until = Math.min(untilTs, endOfMinute(minute, known.events, fixture));
  return {
    fixture: fixtureThen(fixture, events, minute),
    events,
    momentum: upTo(known.momentum, whole),
    prices: known.prices.map(({ sel, points }) => ({ sel, points: points.filter(({ ts }) => ts <= until) })),
  };
};

/** Whether a match can be wound back: its goals tell its score. */
export const canWindBack = ({ fixture, events }: Pick<MatchKnown, 'fixture' | 'events'>): boolean => {
  const { score, coverage, status } = fixture;
  if (!score || !coverage.events || (status !== 'live' && status !== 'ended')) return false;
  const told = scoreIn(events);
  return told.home === score.home && told.away === score.away;
};

/** Where a moment lies on the axis, in columns; moments of a break lie at its end. */
export const columnAt = (
  { fixture, events }: Pick<MatchKnown, 'fixture' | 'events'>,
  ts: number,
  last: number,
): number => {
  for (let minute = 1; minute <= last; minute += 1) {
    const end = endOfMinute(minute, events, fixture);
    if (ts < end) return columnOf(minute) + Math.min(1, Math.max(0, 1 - (end - ts) / MINUTE_MS));
  }
  return columnOf(last) + 1;
};

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFixture, aRunningFixture, someEvents } from '../../../tests/fakes/fixtures.ts';
import type { Fixture } from './fixture.ts';
import { isGoal } from './goals.ts';
import { canWindBack, columnAt, matchAsOf, type MatchKnown } from './matchAsOf.ts';
import { columnOf } from './matchAxis.ts';
import type { MatchEvent } from './matchData.ts';

const KICK_OFF = Date.UTC(2026, 10, 22, 10);
const MINUTE_MS = 60_000;
const covered = { ...aFixture().coverage, events: true };

/** Events in order, with the running score, as a source tells them. */
const courseOf = (drawn: readonly Pick<MatchEvent, 'minute' | 'side' | 'type'>[]): readonly MatchEvent[] => {
  const score = { home: 0, away: 0 };
  return drawn
    .toSorted((a, b) => a.minute - b.minute)
    .map((one, i) => {
      if (isGoal(one)) score[one.side] += 1;
      const event = { ...one, eventId: `e${i}`, seq: i + 1, ts: KICK_OFF + one.minute * MINUTE_MS };
      return isGoal(one) ? { ...event, scoreAfter: { ...score } } : event;
    });
};
const knownOf = (
  events: readonly MatchEvent[],
  momentum: readonly number[],
  more: Partial<Fixture> = {},
): MatchKnown => {
  const { home, away } = events.findLast(isGoal)?.scoreAfter ?? { home: 0, away: 0 };
  const fixture = aFixture({
    ...{ startTs: KICK_OFF, status: 'ended', statusText: 'FT', phase: 'FT', score: { home, away }, coverage: covered },
    ...more,
  });
  return {
    ...{ fixture, events },
    momentum: momentum.map((value, i) => ({ minute: i + 1, value })),
    prices: [{ sel: '1', points: momentum.map((_, i) => ({ ts: KICK_OFF + i * MINUTE_MS, dec: 2 + i / 100 })) }],
  };
};
const happenings = fc.array(
  fc.record({
    minute: fc.integer({ min: 1, max: 90 }),
    side: fc.constantFrom('home' as const, 'away' as const),
    type: fc.constantFrom('goal' as const, 'own_goal' as const, 'penalty' as const, 'yellow' as const, 'red' as const),
  }),
  { maxLength: 14 },
);
const matches = fc
  .tuple(happenings, fc.array(fc.integer({ min: -100, max: 100 }), { maxLength: 90 }))
  .map(([drawn, momentum]) => knownOf(courseOf(drawn), momentum));
const minutes = fc.integer({ min: 1, max: 89 });

describe('a match as of a minute', () => {
  it('has the score that its goals until then make, and nothing of later', () => {
    fc.assert(
      fc.property(matches, minutes, (known, minute) => {
        const { fixture, events, momentum, prices } = matchAsOf(known, { minute });
        const goals = known.events.filter((one) => isGoal(one) && one.minute <= minute);
        const of = (side: 'home' | 'away') => goals.filter((one) => one.side === side).length;
        expect([fixture.score?.home, fixture.score?.away]).toEqual([of('home'), of('away')]);
        expect([fixture.goalMinutes!.home.length, fixture.goalMinutes!.away.length]).toEqual([of('home'), of('away')]);
        expect(Math.max(0, ...[...events, ...momentum].map((one) => one.minute))).toBeLessThanOrEqual(minute);
        expect(prices[0]!.points.every(({ ts }) => ts <= KICK_OFF + minute * MINUTE_MS)).toBe(true);
      }),
    );
  });
  it('is the same in one step as in two, and twice as once', () => {
    fc.assert(
      fc.property(matches, minutes, minutes, (known, a, b) => {
        const [earlier, later] = [Math.min(a, b), Math.max(a, b)];
        const once = matchAsOf(known, { minute: earlier });
        expect(matchAsOf(matchAsOf(known, { minute: later }), { minute: earlier })).toEqual(once);
        expect(matchAsOf(once, { minute: earlier })).toBe(once);
      }),
    );
  });
  it('grows with the minute, and at the last one is the match itself', () => {
    fc.assert(
      fc.property(matches, minutes, (known, minute) => {
        const [then, next] = [matchAsOf(known, { minute }), matchAsOf(known, { minute: minute + 1 })];
        expect(next.events.slice(0, then.events.length)).toEqual(then.events);
        expect(matchAsOf(known, { minute: 90 })).toBe(known);
      }),
    );
  });
  it('does not depend on what is known beyond it', () => {
    fc.assert(
      fc.property(matches, happenings, minutes, (known, more, minute) => {
        const beyond = courseOf([...known.events, ...more.filter((one) => one.minute > minute)]);
        const other = matchAsOf(knownOf(beyond, []), { minute });
        const own = matchAsOf(known, { minute });
        expect([other.fixture.score, other.fixture.redCards]).toEqual([own.fixture.score, own.fixture.redCards]);
      }),
    );
  });
  it('B1: until a moment within a minute has what happened by then, and no pressure of a minute that is not over', () => {
    const known = knownOf(courseOf([{ minute: 20, side: 'home', type: 'goal' }]), Array(40).fill(50));
    const before = matchAsOf(known, { minute: 20, untilTs: KICK_OFF + 20 * MINUTE_MS - 1 });
    expect([before.fixture.score, before.events.length, before.momentum.length]).toEqual([{ home: 0, away: 0 }, 0, 19]);
    expect(matchAsOf(known, { minute: 20, untilTs: KICK_OFF + 20 * MINUTE_MS }).fixture.score?.home).toBe(1);
  });
  it('keeps the half-time score behind it alone, and no correction that came later', () => {
    const fixture = aRunningFixture({ correctedTs: 1, correctedFrom: [0, 0] });
    const known: MatchKnown = { fixture, events: someEvents, momentum: [], prices: [] };
    expect(matchAsOf(known, { minute: 40 }).fixture).toMatchObject({
      phase: '1H',
      minute: 40,
      score: { home: 1, away: 1 },
    });
    expect(matchAsOf(known, { minute: 40 }).fixture.score?.ht).toBeUndefined();
    expect(matchAsOf(known, { minute: 50 }).fixture.score?.ht).toEqual([1, 1]);
    expect('correctedTs' in matchAsOf(known, { minute: 50 }).fixture).toBe(false);
  });
});

describe('a match that can be wound back', () => {
  const events = someEvents;
  it.each([
    [aRunningFixture(), true],
    [aRunningFixture({ score: { home: 3, away: 0 } }), false],
    [aRunningFixture({ score: null, hidden: true }), false],
    [aRunningFixture({ coverage: aFixture().coverage }), false],
    [aFixture({ score: { home: 2, away: 1 }, coverage: covered }), false],
  ])('is one whose goals tell its score (%#)', (fixture, can) => {
    expect(canWindBack({ fixture, events })).toBe(can);
  });
});

it('a moment lies in the column of its minute, and in a break at its end', () => {
  const known = { fixture: aRunningFixture(), events: someEvents };
  const at = (minutesAfter: number) => columnAt(known, known.fixture.startTs + minutesAfter * MINUTE_MS, 67);
  expect(at(-30)).toBe(0);
  expect(at(11.5)).toBeCloseTo(11.5);
  expect(at(55)).toBeCloseTo(columnOf(46), 5);
  expect(at(62.5)).toBeCloseTo(columnOf(46) + 0.5);
  expect(at(300)).toBe(columnOf(67) + 1);
});

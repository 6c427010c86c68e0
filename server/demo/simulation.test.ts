import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGoal } from '#domain/football/goals.ts';
import type { PersonRef } from '#domain/football/fixture.ts';
import { matchPhase, matchStatus, showsScore } from '#domain/match/matchStatus.ts';
import { parseScore } from '#domain/match/score.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { fixturesOfDay } from './calendar.ts';
import { dayNumberAt, MINUTE_MS } from './day.ts';
import { longestMs, type DemoFixture } from './fixture.ts';
import { isCalledOff, overviewOf, standingOf } from './simulation.ts';

const today = dayNumberAt(Date.UTC(2026, 10, 21));
const fixtures = Array.from({ length: 30 }, (_, i) => fixturesOfDay(today - 15 + i)).flat();
const ofSport = (sport: string) => fixtures.filter(({ league }) => league.sport === sport);
const anyFixture = fc.constantFrom(...fixtures);
/** Minutes from well before the start to well after the latest end. */
const anyMinute = fc.double({ min: -400, max: 300, noNaN: true });
const at = (fixture: DemoFixture, minute: number) => fixture.startTime + Math.round(minute * MINUTE_MS);

describe('standingOf', () => {
  it('MATCH-1: says at every instant a status that is known and fits the phase', () => {
    fc.assert(
      fc.property(anyFixture, anyMinute, (fixture, minute) => {
        const { status, phase } = standingOf(fixture, at(fixture, minute));
        const sum = matchPhase(matchStatus(status));
        expect(sum).not.toBeNull();
        if (phase === 'before') expect(sum).toBe('comingUp');
        if (phase === 'live') expect(sum).toBe('live');
        if (phase === 'over') expect(sum).toBe('ended');
      }),
      { numRuns: 3000 },
    );
  });

  it('MATCH-1: shows the kick-off in Asia/Bangkok, then pending, then that it is live', () => {
    for (const fixture of fixturesOfDay(today).filter(({ fate }) => fate === null)) {
      const early = standingOf(fixture, at(fixture, -60));
      expect(early).toMatchObject({
        phase: 'before',
        score: null,
        status: hourMinute(fixture.startTime, 'Asia/Bangkok'),
      });
      expect(standingOf(fixture, at(fixture, -3)).status).toBe('pending');
      expect(standingOf(fixture, fixture.startTime).phase).toBe('live');
    }
  });

  it('MATCH-2: never takes a point back, and ends for good', () => {
    fc.assert(
      fc.property(anyFixture, anyMinute, fc.double({ min: 0, max: 200, noNaN: true }), (fixture, minute, later) => {
        const one = standingOf(fixture, at(fixture, minute));
        const two = standingOf(fixture, at(fixture, minute + later));
        if (one.score !== null && two.score !== null) {
          expect(parseScore(two.score)[0]).toBeGreaterThanOrEqual(parseScore(one.score)[0]);
          expect(parseScore(two.score)[1]).toBeGreaterThanOrEqual(parseScore(one.score)[1]);
        }
        if (one.phase === 'over' || one.phase === 'off') expect(two).toEqual(one);
      }),
      { numRuns: 3000 },
    );
  });

  it('V-2: what stopped or is off says when that was told, and its events are none instead of missing', () => {
    for (const fixture of fixtures.filter(({ crew }) => crew.length > 0)) {
      const end = fixture.startTime + longestMs[fixture.league.sport];
      const { phase, note, noteAt } = standingOf(fixture, end);
      if (phase === 'off') expect([note === null, noteAt! < end]).toEqual([false, true]);
      if (isCalledOff(fixture)) expect(overviewOf(fixture, end)).toEqual({ events: [], stats: [] });
    }
    expect(fixtures.some((fixture) => isCalledOff(fixture) && fixture.crew.length > 0)).toBe(true);
  });

  it('is over when its longest time has passed', () => {
    for (const fixture of fixtures) {
      const { phase, status } = standingOf(fixture, fixture.startTime + longestMs[fixture.league.sport]);
      expect(['over', 'off'], `${fixture.fixtureId} ${status}`).toContain(phase);
    }
  });

  it('runs football through minutes, added time and half-time to its end', () => {
    const football = ofSport('football').filter(({ fate }) => fate === null);
    const seen = new Set(
      football.flatMap((fixture) =>
        Array.from({ length: 280 }, (_, half) => standingOf(fixture, at(fixture, half / 2)).status),
      ),
    );
    for (const status of ['live', '3', '45', '45+1', 'HT', '46', '67', '90', '90+2', 'FT', 'PEN'])
      expect(seen).toContain(status);
  });

  it('tells races, tables, games, quarters and sets in three languages', () => {
    const note = (sport: string, minute: number) => {
      const fixture = ofSport(sport).find(({ fate }) => fate === null)!;
      return standingOf(fixture, at(fixture, minute)).note!;
    };
    expect(note('marble', 45)).toEqual({ vi: 'Lượt 5 trên 18', en: 'Heat 5 of 18', zh: '第 5／18 輪' });
    expect(note('esport', 20)).toEqual({ vi: 'Ván 1', en: 'Game 1', zh: '第 1 局' });
    expect(note('basketball', 110).vi).toBe('Hiệp 4');
    expect(note('casino', 60).vi).toMatch(/^Ván \d+$/);
    expect(note('volleyball', 5).en).toMatch(/^Set 1: \d+–\d+$/);
  });

  it('shows every way in which a match is called off, with its reason', () => {
    const called = fixtures.filter(({ fate }) => fate !== null);
    const statuses = new Set(
      called.flatMap((fixture) =>
        [-5, 70, 90, 110].map((minute) => {
          const { status, note, phase } = standingOf(fixture, at(fixture, minute));
          if (phase === 'off') expect(note).toEqual(fixture.fate!.why);
          return matchStatus(status);
        }),
      ),
    );
    for (const status of ['postponed', 'cancelled', 'walkover', 'abandoned', 'suspended'] as const)
      expect(statuses).toContain(status);
  });
});

describe('overviewOf', () => {
  const football = fc.constantFrom(...ofSport('football').filter(({ fate }) => !fate || fate.kind === 'abandoned'));

  it('agrees with the score at every instant: as many goals as events, each with the score after it', () => {
    fc.assert(
      fc.property(football, fc.double({ min: 0, max: 150, noNaN: true }), (fixture, minute) => {
        const now = at(fixture, minute);
        const goals = overviewOf(fixture, now)!.events.filter(({ scoreAfter }) => scoreAfter !== undefined);
        const count = (side: string) => goals.filter((goal) => goal.side === side).length;
        const { score, status } = standingOf(fixture, now);
        expect(score).toBe(`${count('home')}-${count('away')}`);
        const { home, away } = goals.at(-1)?.scoreAfter ?? { home: 0, away: 0 };
        expect(`${home}-${away}`).toBe(score);
        expect(showsScore(matchStatus(status))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('lists events in the order of their minutes, none ahead of the clock', () => {
    fc.assert(
      fc.property(football, fc.integer({ min: 0, max: 130 }), (fixture, minute) => {
        const { events } = overviewOf(fixture, at(fixture, minute))!;
        const minutes = events.map((event) => event.minute * 100 + (event.added ?? 0));
        expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
        const shown = standingOf(fixture, at(fixture, minute)).status;
        if (/^\d+$/.test(shown)) for (const event of events) expect(event.minute).toBeLessThanOrEqual(Number(shown));
      }),
      { numRuns: 1000 },
    );
  });

  it('B1: says of each event when it happened, by the clock that the streams have, and numbers it for good', () => {
    fc.assert(
      fc.property(football, fc.double({ min: 0, max: 150, noNaN: true }), (fixture, minute) => {
        const now = at(fixture, minute);
        const { events } = overviewOf(fixture, now)!;
        expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
        for (const { ts } of events) expect(ts).toBeLessThanOrEqual(now);
        expect(events).toEqual(overviewOf(fixture, at(fixture, 200))!.events.slice(0, events.length));
        const goals = events.filter(isGoal);
        expect(goals.map(({ momentId }) => momentId)).toEqual(goals.map((_, i) => `${fixture.fixtureId}-g${i + 1}`));
        for (const { ts, scoreAfter } of goals) {
          const score = `${scoreAfter!.home}-${scoreAfter!.away}`;
          expect([standingOf(fixture, ts).score, standingOf(fixture, ts - 1).score === score]).toEqual([score, false]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('lets nobody play on who was sent off, and counts a goal as a shot on target', () => {
    for (const fixture of ofSport('football')) {
      const { events, stats } = overviewOf(fixture, at(fixture, 200)) ?? { events: [], stats: [] };
      const sentOff = new Set<string>();
      for (const { type, player, side, assist } of events) {
        const key = ({ name }: PersonRef) =>
          `${type === 'own_goal' ? (side === 'home' ? 'away' : 'home') : side} ${name}`;
        if (!player) continue;
        expect(sentOff.has(key(player))).toBe(false);
        if (assist) expect(sentOff.has(key(assist))).toBe(false);
        if (type === 'red' || type === 'second_yellow') sentOff.add(key(player));
      }
      const stat = (name: string) => stats.find(({ key }) => key === name);
      for (const side of ['home', 'away'] as const) {
        const scored = events.filter(
          (one) => one.side === side && (one.type === 'goal' || one.type === 'penalty'),
        ).length;
        expect(stat('shots_on')?.[side] ?? 0).toBeGreaterThanOrEqual(scored);
        expect(stat('shots')?.[side] ?? 0).toBeGreaterThanOrEqual(stat('shots_on')?.[side] ?? 0);
      }
      const possession = stat('possession');
      if (possession) expect(possession.home + possession.away).toBe(100);
    }
  });

  it('has nothing to tell where nobody reports', () => {
    expect(overviewOf(ofSport('tennis')[0]!, at(ofSport('tennis')[0]!, 30))).toBeNull();
  });
});

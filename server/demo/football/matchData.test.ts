import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGoal } from '#domain/football/goals.ts';
import type { Lineup, MatchEvent } from '#domain/football/matchData.ts';
import { dayNumberAt, instantAt, MINUTE_MS } from '../day.ts';
import { demoFootball } from './demoFootball.ts';
import { footballLeagues, matchesOn } from './seasons.ts';

const today = dayNumberAt(Date.UTC(2026, 10, 21));
const matches = Array.from({ length: 12 }, (_, i) =>
  footballLeagues.flatMap(({ letter }) => matchesOn(letter, today - i)),
)
  .flat()
  .filter(({ makesUpFor }) => makesUpFor === null);
const aMatch = fc.constantFrom(...matches.map(({ fixture }) => fixture));
/** From a day before kick-off to after the end. */
const aMinute = fc.oneof(fc.double({ min: -1500, max: 0, noNaN: true }), fc.double({ min: 0, max: 135, noNaN: true }));

/** All that the source tells of a match at an instant. */
const seen = async (id: string, now: number) => {
  const view = { locale: 'vi', now } as const;
  return {
    fixture: (await demoFootball.fixture(id, view))!,
    events: (await demoFootball.events(id, view))!,
    lineups: (await demoFootball.lineups(id, view))!,
    stats: (await demoFootball.stats(id, view))!,
    momentum: (await demoFootball.momentum(id, view))!,
    shots: (await demoFootball.shots(id, view))!,
  };
};
type Seen = Awaited<ReturnType<typeof seen>>;

/** Holds at random instants of random matches. */
const always = (check: (one: Seen, startTs: number) => void, numRuns = 400) =>
  fc.assert(
    fc.asyncProperty(aMatch, aMinute, async ({ fixtureId, startTime }, minute) => {
      check(await seen(fixtureId, startTime + Math.round(minute * MINUTE_MS)), startTime);
    }),
    { numRuns },
  );
const sides = ['home', 'away'] as const;
const otherSide = { home: 'away', away: 'home' } as const;
const stat = ({ stats }: Seen, key: string, period = 'all') =>
  stats.find((one) => one.key === key && one.period === period);

/** The side whose player an event is about: an own goal counts for the others. */
const sideOf = ({ side, type }: MatchEvent) => (type === 'own_goal' ? otherSide[side] : side);
const ids = (players: Lineup['start'] | Lineup['bench']) => players.map(({ player }) => player.playerId);

describe('MC-3: the events of a match', () => {
  it('make the score, in its order and before now', () =>
    always(({ fixture, events }) => {
      const goals = events.filter(isGoal);
      for (const side of sides)
        expect(goals.filter((one) => one.side === side)).toHaveLength(fixture.score?.[side] ?? 0);
      expect(fixture.goalMinutes?.home ?? []).toEqual(
        goals.filter(({ side }) => side === 'home').map(({ minute }) => minute),
      );
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
      expect(events.map(({ ts }) => ts)).toEqual(events.map(({ ts }) => ts).sort((a, b) => a - b));
      const reds = (side: string) =>
        events.filter((one) => one.side === side && ['red', 'second_yellow'].includes(one.type)).length;
      expect(fixture.redCards).toEqual({ home: reds('home'), away: reds('away') });
    }));

  it('are of players of the line-ups: who comes on sat on the bench, who was sent off does nothing more', () =>
    always(({ events, lineups }) => {
      const pitch = new Map(lineups.map(({ side, start }) => [side, new Set(ids(start))]));
      const bench = new Map(lineups.map(({ side, bench: all }) => [side, new Set(ids(all))]));
      const booked = new Set<string>();
      for (const event of events) {
        const [own, { player, assist, out, type }] = [pitch.get(sideOf(event))!, event];
        if (type === 'sub') {
          expect(bench.get(event.side)!.delete(player!.playerId)).toBe(true);
          expect(own.delete(out!.playerId)).toBe(true);
          own.add(player!.playerId);
          continue;
        }
        if (player) expect(own).toContain(player.playerId);
        if (assist) expect(own).toContain(assist.playerId);
        if (type === 'second_yellow') expect(booked).toContain(player!.playerId);
        if (type === 'yellow') booked.add(player!.playerId);
        if (type === 'red' || type === 'second_yellow') own.delete(player!.playerId);
      }
    }));

  it('have the periods of the match, missed penalties and reviews among them', async () => {
    const all = await Promise.all(
      matches.map(async ({ fixture }) => (await seen(fixture.fixtureId, fixture.startTime + 140 * MINUTE_MS)).events),
    );
    for (const events of all.filter((one) => one.length > 0)) {
      const phases = events.flatMap(({ phase }) => phase ?? []).filter((phase) => phase !== 'PEN');
      expect(['1H', 'HT', '2H', 'FT'].slice(0, phases.length)).toEqual(phases);
    }
    const types = new Set(all.flat().map(({ type }) => type));
    for (const type of ['goal', 'own_goal', 'penalty', 'yellow', 'second_yellow', 'red', 'sub', 'period'] as const)
      expect(types).toContain(type);
    for (const type of ['missed_penalty', 'var_review', 'var_cancelled'] as const) expect(types).toContain(type);
    expect(all.flat().some(({ added = 0 }) => added > 0)).toBe(true);
  });

  it('0006: are those of later cut off at now, so that nothing is told before it happens', () =>
    always(({ events, shots, momentum, fixture }) => {
      expect(events.every(({ ts }) => ts >= fixture.startTs)).toBe(true);
      if (fixture.status === 'upcoming') expect([events, shots, momentum]).toEqual([[], [], []]);
    }));
});

describe('MC-4: the line-ups of a match', () => {
  it('have eleven on a grid with one goalkeeper, a bench, and nobody twice', () =>
    always(({ lineups }) => {
      for (const { start, bench, missing, formation } of lineups) {
        expect([start.length, bench.length]).toEqual([11, 7]);
        expect(start.filter(({ pos }) => pos === 'GK').map(({ gridRow }) => gridRow)).toEqual([1]);
        expect(bench.filter(({ pos }) => pos === 'GK')).toHaveLength(1);
        const rows = formation.split('-').map(Number);
        expect(rows.reduce((all, one) => all + one, 0)).toBe(10);
        for (const [i, count] of rows.entries())
          expect(start.filter(({ gridRow }) => gridRow === i + 2)).toHaveLength(count);
        const all = [...ids(start), ...ids(bench), ...missing.map(({ player }) => player.playerId)];
        expect(new Set(all).size).toBe(all.length);
        expect(new Set([...start, ...bench].map(({ number }) => number)).size).toBe(18);
        expect(start.filter(({ captain }) => captain)).toHaveLength(1);
      }
    }));

  it('are expected at first, confirmed an hour before kick-off, and rated only once played', async () => {
    const { fixture } = matches.find(({ fixture: { fate } }) => fate === null)!;
    const at = async (minute: number) =>
      (await seen(fixture.fixtureId, fixture.startTime + minute * MINUTE_MS)).lineups;
    expect(await at(-3 * 24 * 60)).toEqual([]);
    expect((await at(-61)).map(({ confirmed }) => confirmed)).toEqual([false, false]);
    expect((await at(-60)).map(({ confirmed }) => confirmed)).toEqual([true, true]);
    const rated = (all: readonly Lineup[]) =>
      all.flatMap(({ start }) => start.filter(({ rating }) => rating !== undefined));
    expect([rated(await at(-1)).length, rated(await at(130)).length]).toEqual([0, expect.any(Number)]);
    for (const { rating } of rated(await at(130))) {
      expect(rating).toBeGreaterThanOrEqual(3);
      expect(rating).toBeLessThanOrEqual(10);
    }
  });
});

describe('MC-5, MC-6: the figures of a match', () => {
  it('agree with its shots and goals, and the halves with the whole', () =>
    always((one) => {
      const { shots, events } = one;
      if (one.stats.length === 0) return;
      for (const side of sides) {
        const own = shots.filter((shot) => shot.side === side);
        const goals = own.filter(({ result }) => result === 'goal');
        const scored = events.filter((event) => event.side === side && ['goal', 'penalty'].includes(event.type));
        expect(goals.map(({ player }) => player.playerId)).toEqual(scored.map(({ player }) => player!.playerId));
        const saved = own.filter(({ result }) => result === 'saved').length;
        expect(stat(one, 'shots')![side]).toBe(own.length);
        expect(stat(one, 'shots_on')![side]).toBe(goals.length + saved);
        expect(stat(one, 'saves')![otherSide[side]]).toBe(saved);
        expect(stat(one, 'xg')![side]).toBeCloseTo(
          own.reduce((all, { xg }) => all + xg, 0),
          1,
        );
        const cards = events.filter((event) => event.side === side && /yellow|red/.test(event.type)).length;
        expect(stat(one, 'fouls')![side]).toBeGreaterThanOrEqual(cards);
        for (const key of ['shots', 'shots_on', 'corners', 'fouls', 'offsides', 'passes', 'saves'])
          expect(stat(one, key, '1H')![side] + (stat(one, key, '2H')?.[side] ?? 0)).toBe(stat(one, key)![side]);
      }
      for (const { home, away } of one.stats.filter(({ key }) => key === 'possession')) expect(home + away).toBe(100);
      for (const { x, y, xg } of shots)
        for (const value of [x, y, 100 * xg]) expect(value > 0 && value < 100).toBe(true);
      for (const { value } of one.momentum) expect(Math.abs(value)).toBeLessThanOrEqual(100);
      expect(one.momentum.map(({ minute }) => minute)).toEqual(one.momentum.map((_, i) => i + 1));
    }));

  it('only grow, but for shares', async () => {
    await fc.assert(
      fc.asyncProperty(aMatch, fc.nat(130), fc.nat(20), async ({ fixtureId, startTime }, minute, later) => {
        const [before, after] = [
          await seen(fixtureId, startTime + minute * MINUTE_MS),
          await seen(fixtureId, startTime + (minute + later) * MINUTE_MS),
        ];
        for (const { key, period, home, away, unit } of before.stats)
          if (unit !== '%') {
            expect(stat(after, key, period)!.home).toBeGreaterThanOrEqual(home);
            expect(stat(after, key, period)!.away).toBeGreaterThanOrEqual(away);
          }
        for (const key of ['events', 'shots', 'momentum'] as const)
          expect(after[key].slice(0, before[key].length)).toEqual(before[key]);
      }),
      { numRuns: 200 },
    );
  });

  it('MC-2: are there as the coverage says', () =>
    always(({ fixture, events, lineups, stats, momentum }) => {
      const { coverage } = fixture;
      expect([coverage.events, coverage.stats]).toEqual([events.length > 0, stats.length > 0]);
      if (momentum.length > 0) expect(coverage.momentum).toBe(true);
      expect(lineups).toHaveLength(coverage.lineups ? 2 : 0);
    }));

  it('knows nothing of what is no football match of the demo', async () => {
    const view = { locale: 'vi', now: instantAt(today, '12:00') } as const;
    for (const id of ['x', 'dg16g00', 'dg16a99', ''])
      for (const key of ['fixture', 'events', 'lineups', 'stats', 'momentum', 'shots'] as const)
        expect(await demoFootball[key](id, view)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { fixturesOfDay } from './calendar.ts';
import { dayNumberAt, instantAt } from './day.ts';
import { matchById } from './football/seasons.ts';
import { analysisOf } from './history.ts';
import { standingOf } from './simulation.ts';

const today = dayNumberAt(Date.UTC(2026, 10, 21));
const now = instantAt(today, '20:45');
const football = fixturesOfDay(today).filter(({ league }) => league.sport === 'football');

describe('analysisOf', () => {
  it('tells the results that the schedule of those days shows', () => {
    for (const fixture of football) {
      const { home, away, between } = analysisOf(fixture, { locale: 'vi', now });
      expect([home.length, away.length]).toEqual([5, 5]);
      for (const past of [...home, ...away, ...between]) {
        const played = matchById(past.fixtureId)!.fixture;
        const standing = standingOf(played, now);
        expect(standing).toMatchObject({ phase: 'over', score: past.score });
        expect(played.startTime).toBeLessThan(fixture.startTime);
        expect([past.home, past.away]).toEqual(played.sides!.map(({ name }) => name.vi));
      }
    }
  });

  it('lists newest first: the matches of each side, and those between both', () => {
    const fixture = football.find(({ league }) => league.id === 'dong-bang')!;
    const { home, away, between } = analysisOf(fixture, { locale: 'en', now });
    const [one, two] = fixture.sides!.map(({ name }) => name.en);
    expect(between.length).toBeGreaterThan(3);
    for (const [list, names] of [
      [home, [one]],
      [away, [two]],
      [between, [one, two]],
    ] as const) {
      const days = list.map(({ day }) => day);
      expect(days).toEqual([...days].sort().reverse());
      for (const past of list) for (const name of names) expect([past.home, past.away]).toContain(name);
    }
  });

  it('knows nothing of what is not played yet', () => {
    const next = fixturesOfDay(today + 5).find(({ league }) => league.id === 'dong-bang')!;
    for (const past of analysisOf(next, { locale: 'vi', now }).home)
      expect(matchById(past.fixtureId)!.fixture.startTime).toBeLessThan(now);
  });
});

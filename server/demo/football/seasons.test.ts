import { describe, expect, it } from 'vitest';
import { recounted } from '#domain/football/standings/recounted.ts';
import { tableFixtures, tableMatches } from '#domain/football/standings/tableMatches.ts';
import { tableTypes } from '#domain/football/standings/standings.ts';
import { talliesOf } from '#domain/football/standings/tally.ts';
import { seasonOf, tablesOf } from '../../football/seasons.ts';
import { fixturesOfDay } from '../calendar.ts';
import { DAY_MS, dayNumberAt, instantAt } from '../day.ts';
import { demoFootball } from './demoFootball.ts';
import { CUP, footballLeagues, knownOffAt, matchById, matchesOfSeason, seasonNamed, seasonOn } from './seasons.ts';

const today = dayNumberAt(Date.UTC(2026, 10, 21));
const now = instantAt(today, '20:45');
const view = { locale: 'vi', now } as const;
const roundRobins = footballLeagues.filter(({ letter }) => letter !== CUP);

describe('the seasons of the demo', () => {
  it('TP-2: everybody plays everybody at home and away, with a result for each once all is made up for', async () => {
    for (const league of roundRobins)
      for (const back of [0, 60]) {
        const span = seasonOn(league, today - back);
        const after = { ...view, now: instantAt(span.last + 20, '12:00') };
        const fixtures = await demoFootball.season(league.id, span.season, after);
        const results = tableMatches(tableFixtures(fixtures));
        const pairs = results.map(({ home, away }) => `${home} ${away}`);
        expect(new Set(pairs).size).toBe(pairs.length);
        expect(pairs).toHaveLength(league.teams.length * (league.teams.length - 1));
        const rounds = new Set(fixtures.map(({ roundKey }) => roundKey));
        expect(rounds.size).toBe(2 * (league.teams.length - 1));
      }
  });

  it('TP-2: the sums of a table are those of its matches', async () => {
    for (const league of roundRobins) {
      const fixtures = await demoFootball.season(league.id, seasonOn(league, today).season, view);
      const matches = tableMatches(tableFixtures(fixtures));
      const tallies = talliesOf(
        league.teams.map(({ id }) => id),
        matches,
      );
      const sum = (of: (one: (typeof tallies)[number]) => number) => tallies.reduce((all, one) => all + of(one), 0);
      expect(sum(({ played }) => played)).toBe(2 * matches.length);
      expect(sum(({ win }) => win)).toBe(sum(({ loss }) => loss));
      expect(sum(({ gf }) => gf)).toBe(sum(({ ga }) => ga));
      expect(sum(({ draw }) => draw) % 2).toBe(0);
    }
  });

  it('B2: a table made again of the matches that it counts is the same table', async () => {
    for (const league of roundRobins)
      for (const type of tableTypes) {
        const fixtures = await demoFootball.season(league.id, seasonOn(league, today).season, view);
        const season = seasonOf((await demoFootball.competition(league.id, view))!)!;
        const table = tablesOf(season, fixtures, 'vi', type);
        expect(recounted(table, tableFixtures(fixtures), type)).toEqual(table);
      }
  });

  it('has each match of the schedule under its id, at its time and with its room', async () => {
    for (let day = today - 6; day <= today + 6; day++)
      for (const shown of fixturesOfDay(day).filter(({ league }) => league.sport === 'football')) {
        const fixture = (await demoFootball.fixture(shown.fixtureId, view))!;
        expect([fixture.startTs, fixture.localteam.id, fixture.visitorteam.id]).toEqual([
          shown.startTime,
          ...shown.sides!.map(({ id }) => id),
        ]);
        expect(fixture.roomId).toBe(shown.crew.length > 0 ? `${shown.fixtureId}x` : undefined);
      }
  });

  it('names each season once, and finds it by its name', () => {
    for (const league of footballLeagues) {
      for (let day = today - 400; day < today + 400; day++) {
        const span = seasonOn(league, day);
        expect(seasonNamed(league, span.season)).toEqual(span);
        expect([span.first <= day, span.last >= day]).toEqual([true, true]);
        expect(Number(span.season.slice(0, 4))).toBe(new Date(span.first * DAY_MS).getUTCFullYear());
      }
    }
    for (const name of ['2026-S00', '2026-S15', '2026-27', 'x'])
      expect(seasonNamed(footballLeagues[0]!, name)).toBeNull();
  });

  it('0006: makes up for what was off, on a day on which neither team plays, and tells of it no earlier', async () => {
    let seen = 0;
    for (const league of roundRobins)
      for (const { fixture, makesUpFor } of matchesOfSeason(league, seasonOn(league, today))) {
        if (!makesUpFor) continue;
        seen++;
        expect(fixture.sides).toEqual(makesUpFor.sides);
        expect(matchById(fixture.fixtureId)?.makesUpFor).toEqual(makesUpFor);
        const known = knownOffAt(makesUpFor);
        expect(await demoFootball.fixture(fixture.fixtureId, { ...view, now: known - 1 })).toBeNull();
        expect(await demoFootball.fixture(fixture.fixtureId, { ...view, now: known })).toMatchObject({
          notes: ['moved'],
        });
        const off = await demoFootball.fixture(makesUpFor.fixtureId, { ...view, now: known });
        expect(off).toMatchObject({ status: 'cancel', reason: expect.stringMatching(/\S/) });
      }
    expect(seen).toBeGreaterThan(5);
  });

  it('the cup has rounds of its own and no table', async () => {
    const cup = footballLeagues.find(({ letter }) => letter === CUP)!;
    const { type, currentSeason } = (await demoFootball.competition(cup.id, view))!;
    const fixtures = await demoFootball.season(cup.id, currentSeason, view);
    expect([type, fixtures.some(({ coverage }) => coverage.standings)]).toEqual(['cup', false]);
    expect(new Set(fixtures.map(({ roundKey }) => roundKey)).size).toBe(60);
    expect(new Set(fixtures.map(({ round }) => round)).size).toBe(60);
    for (const { score, status } of fixtures)
      if (status === 'ended' && score!.home === score!.away) expect(score!.pen![0]).not.toBe(score!.pen![1]);
  });
});

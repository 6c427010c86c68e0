import { describe, expect, it } from 'vitest';
import type { Fixture } from '#domain/football/fixture.ts';
import { aFixture } from '../../tests/fakes/fixtures.ts';
import { aCompetition, footballOf } from '../../tests/fakes/footballSource.ts';
import { context, held } from '../testing/scheduleHandlers.ts';
import { teamsHandlers } from './teams.handlers.ts';

const DAY_MS = 86_400_000;
const now = Date.UTC(2026, 10, 23, 13);
const at = context({ now });
const team = (id: string) => ({ id, name: id, shortName: id, slug: id, logo: '', country: '' });
const ground = { venueId: 'v', name: 'Sân', slug: 'san' };

/** A match that ended so many days ago; home goals come first. */
const ended = (
  home: string,
  away: string,
  goals: readonly [number, number],
  days: number,
  more: object = {},
): Fixture =>
  aFixture({
    ...{ fixtureId: `${home}${away}${days}`, localteam: team(home), visitorteam: team(away), status: 'ended' },
    ...{ score: { home: goals[0], away: goals[1] }, startTs: now - days * DAY_MS, venue: ground },
    ...more,
  });
const coming = aFixture({ fixtureId: 'next', localteam: team('B'), visitorteam: team('A'), startTs: now + DAY_MS });
const old = {
  leagueId: 'cup',
  leagueName: 'Cúp',
  leagueSlug: 'cup',
  season: '2020',
  roundKey: 'final',
  knockout: true,
};
const matches = [
  ...[ended('A', 'B', [2, 0], 3), ended('B', 'A', [1, 1], 9), coming],
  ended('A', 'C', [1, 1], 2200, { ...old, score: { home: 1, away: 1, pen: [4, 3] } }),
];
const totals = (goals: number) => ({
  ...{ player: { playerId: 'p1', name: 'Sầm Bắc', slug: 'sam-bac' }, team: team('A'), position: 'FW' as const },
  ...{ minutes: 180, apps: 2, values: { goals } },
});
const squadPlayer = (playerId: string) => ({
  ...{ player: { playerId, name: playerId, slug: playerId }, number: 9, pos: 'FW' as const },
});
const missing = [{ player: { playerId: 'p2', name: 'Hồ Vượng', slug: 'ho-vuong' }, reason: 'treo giò' }];
const lineup = (side: 'home' | 'away') => ({
  ...{ side, formation: '4-3-3', confirmed: false, start: [], bench: [] },
  missing: side === 'away' ? missing : [],
});
const source = footballOf(matches, [aCompetition(), aCompetition({ leagueId: 'cup', type: 'cup' })], {
  squad: async () => [squadPlayer('p1'), squadPlayer('p3')],
  seasonTotals: async () => [totals(3)],
  lineups: async () => [lineup('home'), lineup('away')],
  scorersOf: async () => [{ player: totals(3).player, goals: 12 }],
  venue: async () => ({ ...ground, capacity: 9000, tenants: [team('A')] }),
  team: async (id) => (id === 'A' ? { ...team('A'), venue: ground } : null),
});
const teams = teamsHandlers(source);

describe("a team's page (TP-1)", () => {
  it('tells the part of the table around the team, what it did, its ground and who is missing', async () => {
    const told = held(await teams.detail({ id: 'A' }, at));
    expect(told.leagues[0]).toMatchObject({ rank: 1, points: 4, record: { played: 2, win: 1, draw: 1, gf: 3 } });
    expect(told.place).toMatchObject({ leagueId: 'l1', season: '2026-27' });
    expect(told.place!.table.groups[0]!.rows.map((row) => row.team.id)).toEqual(['A', 'B']);
    expect(told.ground?.capacity).toBe(9000);
    expect(told.missing).toEqual(missing);
  });
  it('puts figures of the season beside the squad, 0 for who has none', async () => {
    expect(held(await teams.squad({ id: 'A' }, at)).map(({ season }) => season)).toEqual([
      { apps: 2, minutes: 180, goals: 3, assists: 0 },
      { apps: 0, minutes: 0, goals: 0, assists: 0 },
    ]);
  });
  it('tells statistics of any season of the past', async () => {
    const old = held(await teams.stats({ id: 'A', season: '2020' }, at));
    expect(old.map(({ leagueId, stat }) => [leagueId, stat.played])).toEqual([['cup', 1]]);
    expect(held(await teams.stats({ id: 'A' }, at)).map(({ leagueId }) => leagueId)).toEqual(['l1']);
  });
  it('tells its history: all matches, seasons latest first, the cup it won on penalties, who scored most', async () => {
    const told = held(await teams.history({ id: 'A' }, at));
    expect(told.total).toEqual({ played: 3, win: 1, draw: 2, loss: 0, gf: 4, ga: 2, cleanSheets: 1 });
    expect(told.since).toBe(now - 2200 * DAY_MS);
    expect(told.seasons.map(({ leagueId, won }) => [leagueId, won])).toEqual([
      ['l1', undefined],
      ['cup', true],
    ]);
    expect(told.scorers).toEqual([{ player: totals(3).player, goals: 12 }]);
  });
  it('has won a league once all of it is over and complete', async () => {
    const [season] = aCompetition().seasons;
    const over = footballOf(
      [ended('A', 'B', [2, 0], 3)],
      [aCompetition({ seasons: [{ ...season!, complete: true }] })],
    );
    expect(held(await teamsHandlers(over).history({ id: 'A' }, at)).seasons[0]!.won).toBe(true);
    expect(held(await teamsHandlers(over).history({ id: 'B' }, at)).seasons[0]!.won).toBeUndefined();
  });
});

describe('a manager and a ground (TP-4)', () => {
  it('a manager has a record by competition', async () => {
    const led = footballOf(matches, undefined, {
      manager: async () => ({ playerId: 'm', name: 'Lão Bến', slug: 'lao-ben', team: team('A') }),
    });
    const told = held(await teamsHandlers(led).manager({ id: 'm' }, at));
    expect(told.byLeague.map(({ leagueId, record }) => [leagueId, record.played, record.win])).toEqual([
      ['l1', 2, 1],
      ['cup', 1, 0],
    ]);
    expect(told.since).toBe(now - 2200 * DAY_MS);
  });
  it('a ground has its matches, goals of each, and what its only team did there', async () => {
    const told = held(await teams.venue({ id: 'v' }, at));
    expect(told.figures).toEqual({
      ...{ matches: 3, goals: 2, crowd: null },
      home: { played: 2, win: 1, draw: 1, loss: 0, gf: 3, ga: 1, cleanSheets: 1 },
    });
  });
});

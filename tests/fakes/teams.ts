import type {
  ManagerDetail,
  StandingList,
  TeamDetail,
  TeamHistory,
  TeamInSeason,
  TeamStat,
  VenueDetail,
} from '#domain/football/answers.ts';
import type { SquadPlayer } from '#domain/football/entities.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import type { Position } from '#domain/football/matchData.ts';
import { aFixture } from './fixtures.ts';
import { aStanding, aTable } from './leagues.ts';

const benGo = {
  ...{ id: 'ben-go', name: 'Bến Gỗ', shortName: 'Bến Gỗ', slug: 'ben-go', logo: '/crests/ben-go.svg', country: '' },
  colours: ['#d8372f', '#ffffff'] as const,
};
const person = (name: string) => ({ playerId: name, name, slug: name });
const manager = { playerId: 'khuong', name: 'Khương Lão Bến', slug: 'khuong-lao-ben' };
const ground = { venueId: 'san-ben-go', name: 'Sân Bãi Bồi', slug: 'san-bai-boi', city: 'Bến Gỗ' };

/** An ended match of Bến Gỗ. */
export const anEnded = (fixtureId: string, home: number, away: number, more: Partial<Fixture> = {}): Fixture =>
  aFixture({
    ...{ fixtureId, status: 'ended', statusText: 'FT', phase: 'FT', score: { home, away } },
    ...{ startTs: Date.UTC(2026, 10, 7, 12, 15) },
    ...more,
  });

const inSeason = { leagueId: 'l1', leagueName: 'Giải Đồng Bằng', slug: 'giai-dong-bang', season: '2026-27' };
export const aTeamInSeason = (more: Partial<TeamInSeason> = {}): TeamInSeason => ({
  ...{ ...inSeason, rank: 2, points: 27, tableTs: 0 },
  record: { played: 13, win: 8, draw: 3, loss: 2, gf: 26, ga: 13, cleanSheets: 7 },
  ...more,
});

export const aTeamStat = (more: Partial<TeamStat> = {}): TeamStat => ({
  ...aTeamInSeason(),
  stat: {
    ...{ teamId: 'ben-go', played: 13 },
    rates: {
      ...{ scored: 2, scoredHome: 2.4, scoredAway: 1.5, scoringShare: 0.85, conceded: 1, cleanSheetShare: 0.54 },
      ...{ redCards: 0.08, points: 2.08, winShare: 0.62 },
    },
    quarters: { scored: [2, 3, 5, 4, 4, 8], conceded: [1, 2, 3, 1, 2, 4] },
  },
  ...more,
});

export const aTeamHistory = (more: Partial<TeamHistory> = {}): TeamHistory => ({
  total: { played: 516, win: 220, draw: 116, loss: 180, gf: 800, ga: 640, cleanSheets: 190 },
  since: Date.UTC(1956, 3, 1),
  seasons: [aTeamInSeason(), { ...aTeamInSeason({ season: '2025-26', rank: 1 }), won: true }],
  scorers: [{ player: person('Sầm Bắc'), goals: 51 }],
  ...more,
});

export const aTeamDetail = (team: Partial<TeamDetail> = {}): TeamDetail => ({
  ...{ ...benGo, founded: 1978, city: 'Bến sông Mộc', venue: ground, manager },
  leagues: [aTeamInSeason()],
  place: {
    ...inSeason,
    table: aTable({ groups: [{ rows: [{ ...aStanding(2, 'Bến Gỗ', 27), team: benGo }, aStanding(3, 'Đồi Cọ', 26)] }] }),
  },
  ground: { ...ground, capacity: 21_500, surface: 'grass', tenants: [] },
  missing: [{ player: person('Hồ Vượng'), reason: 'treo giò' }],
  ...{ live: null, next: aFixture({ fixtureId: 'next' }) },
  last: [anEnded('e1', 3, 0), anEnded('e2', 1, 1), anEnded('e3', 0, 1)],
  ...team,
});

/** The full table, with Bến Gỗ on top. */
export const aTableOfBenGo = (): StandingList => {
  const table = aTable();
  const groups = table.groups.map(({ rows, ...group }) => ({
    ...group,
    rows: rows.map((row) => (row.team.name === benGo.name ? { ...row, team: benGo } : row)),
  }));
  return { ...table, groups };
};

export const aSquadPlayer = (name: string, pos: Position, number: number | null): SquadPlayer => ({
  ...{ player: person(name), number, pos, birthDate: '2000-11-24' },
});

export const aManagerDetail = (more: Partial<ManagerDetail> = {}): ManagerDetail => ({
  ...{ ...manager, team: benGo, birthDate: '1970-05-01', record: { w: 38, d: 14, l: 11 } },
  byLeague: [{ ...aTeamInSeason() }],
  since: Date.UTC(2024, 6, 1),
  ...{ last: [anEnded('e1', 3, 0)], next: aFixture({ fixtureId: 'next' }) },
  ...more,
});

export const aVenueDetail = (venue: Partial<VenueDetail> = {}): VenueDetail => ({
  ...{ ...ground, capacity: 21_500, surface: 'grass', tenants: [benGo] },
  figures: { matches: 7, goals: 3.14, crowd: 16_800, home: { ...aTeamInSeason().record, win: 5, draw: 1, loss: 1 } },
  live: null,
  ...{ nextFixtures: [aFixture({ fixtureId: 'next' })], last: [anEnded('e1', 3, 0, { attendance: 17_905 })] },
  ...venue,
});

import type { CareerRow, PlayerDetail, PlayerMatch, SeasonStat } from '#domain/football/answers.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { aFixture } from './fixtures.ts';

const benGo = {
  ...{ id: 'ben-go', name: 'Bến Gỗ', shortName: 'Bến Gỗ', slug: 'ben-go', logo: '/crests/ben-go.svg', country: '' },
  colours: ['#d8372f', '#ffffff'] as const,
};
const person = { playerId: 'p8', name: 'Mùa A Sử', slug: 'mua-a-su' };
const league = { leagueId: 'l1', leagueName: 'Giải Đồng Bằng', season: '2026-27' };

const figures: readonly (readonly [key: string, total: number, pctl: number])[] = [
  ['goals', 6, 83],
  ['xg', 4.32, 74],
  ['shots', 23, 71],
  ['shots_on', 11, 58],
  ['assists', 7, 97],
  ['passes', 494, 88],
  ['yellows', 3, 40],
  ['reds', 0, 64],
];

/** A midfielder's season with 1 082 minutes; 41 players are compared. */
export const aSeasonStat = (stat: Partial<SeasonStat> = {}): SeasonStat => ({
  ...league,
  totals: {
    ...{ player: person, team: benGo, position: 'MF', minutes: 1082, apps: 13 },
    values: Object.fromEntries(figures.map(([key, total]) => [key, total])),
  },
  values: figures.map(([key, total, pctl]) => ({ key, total, per90: (total * 90) / 1082, pctl })),
  peers: { position: 'MF', minMinutes: 270, n: 41 },
  ...stat,
});

export const aPlayer = (player: Partial<PlayerDetail> = {}): PlayerDetail => ({
  ...{ ...person, birthDate: '2002-05-03', heightCm: 176, foot: 'right', position: 'MF', number: 8, team: benGo },
  stat: aSeasonStat(),
  ...player,
});

/** A season for which the source has only goals. */
export const onlyGoals = (goals: number): SeasonStat =>
  aSeasonStat({
    totals: { player: person, team: benGo, position: 'FW', minutes: 0, apps: 0, values: { goals } },
    values: [{ key: 'goals', total: goals, per90: null, pctl: null }],
    peers: { position: 'FW', minMinutes: 270, n: 0 },
  });

const DAY_MS = 86_400_000;

/** A match this many days ago. */
export const aPlayed = (
  daysAgo: number,
  played: Partial<PlayerMatch> = {},
  fixture: Partial<Fixture> = {},
): PlayerMatch => ({
  fixture: aFixture({
    ...{ fixtureId: `m${daysAgo}`, startTs: aFixture().startTs - daysAgo * DAY_MS },
    ...{ status: 'ended', statusText: 'FT', phase: 'FT', score: { home: 2, away: 1 } },
    ...fixture,
  }),
  ...{ minutes: 90, goals: 1, assists: 0, rating: 7.9 },
  ...played,
});

export const someCareer: readonly CareerRow[] = [
  { ...league, totals: aSeasonStat().totals },
  { ...league, season: '2025-26', totals: { ...aSeasonStat().totals, apps: 24, values: { goals: 9 } } },
];

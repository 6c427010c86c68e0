import type { LeagueDetail, Round, StandingList, StandingRow, TopPlayerRow } from '#domain/football/answers.ts';
import type { Season } from '#domain/football/competition.ts';
import type { TeamRef } from '#domain/football/fixture.ts';

export const aTeam = (name: string): TeamRef => ({
  ...{ id: name, name, shortName: name, slug: name, logo: '', country: '' },
});
const season: Season = {
  ...{ season: '2026-27', complete: true },
  rules: {
    points: { win: 3, draw: 1, loss: 0 },
    tieBreakers: ['goalDifference', 'goalsFor'],
    zones: [
      { from: 1, to: 1, zone: 'cl' },
      { from: 3, to: 3, zone: 'rel' },
    ],
    ...{ taken: [], decided: [] },
  },
};

export const aLeague = (league: Partial<LeagueDetail> = {}): LeagueDetail => ({
  ...{ leagueId: 'l1', leagueName: 'Giải Đồng Bằng', slug: 'giai-dong-bang', logo: '', country: '', type: 'league' },
  ...{ seasons: [season, { ...season, season: '2025-26' }], currentSeason: '2026-27', season, currentRound: '13' },
  ...league,
});

export const aStanding = (
  rank: number,
  name: string,
  points: number,
  more: Partial<StandingRow> = {},
): StandingRow => ({
  ...{ rank, team: aTeam(name), played: 12, win: 4, draw: 3, loss: 5, gf: 11, ga: 18, gd: -7, points },
  form: ['W', 'D', 'L'],
  ...more,
});

export const aTable = (table: Partial<StandingList> = {}): StandingList => ({
  groups: [
    {
      rows: [
        aStanding(1, 'Bến Gỗ', 29, { prevRank: 2 }),
        aStanding(2, 'Nắng Sớm', 27, { live: { rank: 3, points: 27 } }),
        aStanding(3, 'Đồi Cọ', 26, { live: { rank: 2, points: 29 }, taken: 3 }),
      ],
    },
  ],
  ...{ thirds: [], season, liveMatches: 1, latestTs: 0 },
  ...table,
});

const round = (roundKey: string): Round => ({
  ...{ roundKey, name: `Vòng ${roundKey}`, from: 0, to: 1, played: 6, total: 7, knockout: false },
});
export const someRounds: readonly Round[] = [round('12'), round('13')];

export const aTopPlayer = (name: string, value: number): TopPlayerRow => ({
  ...{ rank: 1, value },
  totals: {
    ...{ player: { playerId: name, name, slug: name }, team: aTeam('Bến Gỗ'), position: 'FW' },
    ...{ minutes: 1000, apps: 12, values: { goals: value } },
  },
});

/** Three teams and two matches, one of which is the ended `f1`; it lists the counted matches on request. */
export const aWholeTable = (): StandingList => {
  const row = (rank: number, id: string, name: string, played: number): StandingRow => ({
    ...{ ...aStanding(rank, name, 3 * (played - 1), { played }), team: { ...aTeam(name), id } },
  });
  const match = (fixtureId: string, home: string, away: string, score: { home: number; away: number }) => ({
    ...{
      fixtureId,
      leagueId: 'l1',
      startTs: 1,
      roundKey: fixtureId,
      statusText: 'FT',
      status: 'ended' as const,
      score,
    },
    ...{ localteam: { id: home }, visitorteam: { id: away } },
  });
  return aTable({
    groups: [
      {
        rows: [...[row(1, 'ben-go', 'Bến Gỗ', 2), row(2, 'nang-som', 'Nắng Sớm', 1), row(3, 'doi-co', 'Đồi Cọ', 1)]],
      },
    ],
    ...{ liveMatches: 0, latestTs: 1 },
    whole: {
      type: 'all',
      matches: [
        match('f0', 'ben-go', 'doi-co', { home: 1, away: 0 }),
        match('f1', 'ben-go', 'nang-som', { home: 4, away: 0 }),
      ],
    },
  });
};

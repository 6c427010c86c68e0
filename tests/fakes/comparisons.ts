import type { PlayerComparison, SharedSeason, TeamComparison, TeamPeers } from '#domain/football/answers.ts';
import { better, type ComparedRow } from '#domain/football/compare.ts';
import type { TeamRef } from '#domain/football/fixture.ts';
import { compareTeams, type TeamSeason } from '#domain/football/teamSeason.ts';
import { aFixture } from './fixtures.ts';
import { aPlayer, aSeasonStat, onlyGoals } from './players.ts';

const { localteam: benGo, visitorteam: nangSom } = aFixture();
export const comparedTeams: readonly [TeamRef, TeamRef] = [benGo, nangSom];

const aSeason = (teamId: string, scored: number, quarters: readonly number[] | null): TeamSeason => ({
  ...{ teamId, played: 12 },
  rates: {
    ...{ scored, scoredHome: scored + 0.2, scoredAway: scored - 0.2, scoringShare: 0.75 },
    ...{ conceded: 1.1, cleanSheetShare: 0.25, redCards: 0.08, points: scored, winShare: 0.5 },
  },
  quarters: quarters && { scored: quarters, conceded: [1, 1, 1, 1, 1, 1] },
});

/** Two seasons of a league that both players have, and a cup. */
export const sharedSeasons: readonly SharedSeason[] = [
  { leagueId: 'l1', leagueName: 'Giải Đồng Bằng', season: '2026-27' },
  { leagueId: 'c1', leagueName: 'Cúp Ngọn Hải Đăng', season: '2026-27' },
  { leagueId: 'l1', leagueName: 'Giải Đồng Bằng', season: '2025-26' },
];
const peers: TeamPeers = {
  ...{ leagueId: 'l1', leagueName: 'Giải Đồng Bằng', season: '2026-27', minMatches: 3, n: 6 },
};
const rivalTeams = [0.5, 0.9, 1.2, 1.5, 1.92, 2.4].map((scored) => aSeason('rival', scored, null));

export const aTeamComparison = (comparison: Partial<TeamComparison> = {}): TeamComparison => {
  const seasons = { a: aSeason(benGo.id, 1.92, [2, 3, 4, 3, 5, 6]), b: aSeason(nangSom.id, 1.5, [6, 2, 2, 3, 3, 2]) };
  return {
    ...{ a: benGo, b: nangSom, leagueId: 'l1', leagueName: 'Giải Đồng Bằng', season: '2026-27', seasons },
    ...{ peers: { a: peers, b: peers }, choices: sharedSeasons },
    groups: compareTeams(seasons.a, seasons.b, { a: rivalTeams, b: rivalTeams }),
    ...comparison,
  };
};

export const otherPlayer = aPlayer({
  playerId: 'p10',
  name: 'Chu Hừng',
  slug: 'chu-hung',
  team: nangSom,
  position: 'FW',
  number: 10,
});

const rivals: Readonly<Record<string, readonly [per90: number, pctl: number]>> = {
  ...{ goals: [0.61, 88], xg: [0.41, 85], shots: [2.84, 92], shots_on: [1.2, 90] },
  ...{ assists: [0.55, 94], passes: [22.4, 31], yellows: [0.33, 35], reds: [0, 64] },
};

/** A midfielder against a forward, who is in another peer group. */
export const aPlayerComparison = (comparison: Partial<PlayerComparison> = {}): PlayerComparison => {
  const stat = aSeasonStat();
  const rows = stat.values.map(({ key, per90, pctl }): ComparedRow => {
    const [rate, rank] = rivals[key]!;
    const isLess = key === 'yellows' || key === 'reds';
    return { key, a: per90, b: rate, pctlA: pctl, pctlB: rank, better: better(isLess, per90, rate) };
  });
  const totals = { ...stat.totals, player: otherPlayer, team: nangSom, position: 'FW', minutes: 978 } as const;
  return {
    a: { ...stat, player: aPlayer() },
    b: { ...stat, totals, peers: { position: 'FW', minMinutes: 270, n: 33 }, player: otherPlayer },
    ...{ rows, choices: sharedSeasons },
    byRound: [1, 2, 3, 4, 5].map((n) => ({ roundKey: String(n), name: `Vòng ${n}`, a: n, b: Math.ceil(n / 2) })),
    ...comparison,
  };
};

/** For one side the source has only goals. */
export const aBareComparison = (): PlayerComparison => {
  const { a } = aPlayerComparison();
  return {
    ...{ a, b: { ...onlyGoals(9), player: otherPlayer } },
    ...{ choices: [], byRound: [] },
    rows: [{ key: 'goals', a: 0.5, b: null, pctlA: 83, pctlB: null, better: '=' }],
  };
};

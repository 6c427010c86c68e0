import type { StandingList, TeamHistory, TeamInSeason } from '#domain/football/answers.ts';
import type { Competition } from '#domain/football/competition.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { winnerOf } from '#domain/football/tie.ts';
import { teamRecord } from '#domain/football/teamRecord.ts';
import { grouped } from '#domain/shared/grouped.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import type { View } from '../shared/matchSource.ts';
import { seasonOf, tablesOf } from './seasons.ts';

/** More matches than any team has played. */
export const HISTORY_MOST = 3000;
const SCORERS = 10;

/** A team's matches in one season of a competition, with that season's table. */
export interface PlayedSeason {
  readonly own: TeamInSeason;
  readonly competition: Competition | null;
  /** Null if the season has no table. */
  readonly table: StandingList | null;
  /** Whether all matches of the season are over, if it has a table. */
  readonly isOver: boolean;
}

/** Groups matches by season of a competition, in the order of the matches. */
export const bySeason = (fixtures: readonly Fixture[]): readonly (readonly Fixture[])[] => [
  ...grouped(fixtures, ({ leagueId, season }) => `${leagueId} ${season}`).values(),
];

/** A team's results in the season of these matches, and its rank there. */
export const playedSeason = async (
  source: FootballSource,
  teamId: string,
  fixtures: readonly Fixture[],
  view: View,
): Promise<PlayedSeason> => {
  const { leagueId, leagueName, leagueSlug: slug, season } = fixtures[0]!;
  const competition = await source.competition(leagueId, view);
  const rules = competition && seasonOf(competition, season);
  const hasTable = competition?.type === 'league' || competition?.type === 'groupsThenCup';
  const all = rules && hasTable ? await source.season(leagueId, season, view) : [];
  const table = rules && all.length > 0 ? tablesOf(rules, all, view.locale) : null;
  const row = table?.groups.flatMap(({ rows }) => rows).find(({ team }) => team.id === teamId);
  return {
    own: {
      ...{ leagueId, leagueName, slug, season, record: teamRecord(fixtures, teamId) },
      ...(row && { rank: row.rank, points: row.points }),
      ...(row && table!.latestTs !== null && { tableTs: table!.latestTs }),
    },
    ...{ competition, table: row ? table : null },
    isOver: all.every(({ status }) => status === 'ended' || status === 'cancel'),
  };
};

/** Whether a team won a season: first in the table of a finished league, or winner of the cup final. */
const hasWon = ({ own, competition, isOver }: PlayedSeason, teamId: string, fixtures: readonly Fixture[]): boolean => {
  if (competition?.type === 'league')
    return own.rank === 1 && isOver && seasonOf(competition, own.season)?.complete === true;
  if (competition?.type !== 'cup' && competition?.type !== 'groupsThenCup') return false;
  const final = fixtures.find(({ roundKey, status }) => roundKey === 'final' && status === 'ended');
  if (!final) return false;
  return winnerOf(final) === (final.localteam.id === teamId ? 'home' : 'away');
};

/** A team's history: its seasons, latest first, and its top scorers. */
export const teamHistory = async (source: FootballSource, teamId: string, view: View): Promise<TeamHistory> => {
  const all = await source.fixtures({ teamId, to: view.now, latestFirst: true, most: HISTORY_MOST }, view);
  const ended = all.filter(({ status }) => status === 'ended');
  const seasons = await Promise.all(
    bySeason(ended).map(async (fixtures) => {
      const played = await playedSeason(source, teamId, fixtures, view);
      return { ...played.own, ...(hasWon(played, teamId, fixtures) && { won: true as const }) };
    }),
  );
  return {
    ...{ total: teamRecord(ended, teamId), since: ended.at(-1)?.startTs ?? null, seasons },
    scorers: await source.scorersOf(teamId, SCORERS, view),
  };
};

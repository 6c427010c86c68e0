import type { Round, StandingGroup, StandingList } from '#domain/football/answers.ts';
import type { Competition, Season } from '#domain/football/competition.ts';
import type { Fixture, TeamRef } from '#domain/football/fixture.ts';
import { rankList, type RankList } from '#domain/football/standings/rankList.ts';
import { bestPlaced, standings, type Standing, type TableType } from '#domain/football/standings/standings.ts';
import { tableFixtures, tableMatches, teamsOf } from '#domain/football/standings/tableMatches.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { grouped } from '#domain/shared/grouped.ts';
import { SPOILER } from '#domain/spoiler/limits.ts';
import type { View } from '../shared/matchSource.ts';

/** The season with that name, or the current one; null if the competition does not have it. */
export const seasonOf = ({ seasons, currentSeason }: Competition, name = currentSeason): Season | null =>
  seasons.find(({ season }) => season === name) ?? null;

const DAY_MS = 86_400_000;

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The rounds of a season, ordered by when most of their matches are played. */
export const roundsOf = (fixtures: readonly Fixture[]): readonly Round[] =>
  [...grouped(fixtures, ({ roundKey }) => roundKey)]
    .map(([roundKey, list]) => ({ roundKey, list, at: middle(list.map(({ startTs }) => startTs)) }))
    .sort((a, b) => a.at - b.at)
    .map(({ roundKey, list }) => {
      const starts = list.map(({ startTs }) => startTs);
      return {
        ...{ roundKey, name: list[0]!.round, from: Math.min(...starts), to: Math.max(...starts) },
        played: list.filter(({ status }) => status === 'ended').length,
        total: list.length,
        knockout: list.some(({ knockout }) => knockout === true),
      };
    });

/** The current round: the latest one with a match that has started, or the round after it once all its matches are over. */
export const currentRound = (rounds: readonly Round[], fixtures: readonly Fixture[]): string | null => {
  const begun = new Set(
    fixtures.filter(({ status }) => status === 'ended' || status === 'live').map(({ roundKey }) => roundKey),
  );
  const latest = rounds.findLastIndex(({ roundKey }) => begun.has(roundKey));
  const { roundKey = null } = rounds[Math.max(latest, 0)] ?? {};
  const isOver = fixtures.every(
    (one) => one.roundKey !== roundKey || one.status === 'ended' || one.status === 'cancel',
  );
  return latest >= 0 && isOver ? (rounds[latest + 1]?.roundKey ?? roundKey) : roundKey;
};

/** A team's next match among these fixtures, which are sorted by start time. */
const nextOf = (teamId: string, coming: readonly Fixture[]): StandingGroup['rows'][number]['next'] => {
  const next = coming.find(({ localteam, visitorteam }) => localteam.id === teamId || visitorteam.id === teamId);
  if (!next) return undefined;
  const home = next.localteam.id === teamId;
  return {
    ...{ fixtureId: next.fixtureId, startTs: next.startTs, home },
    opponent: home ? next.visitorteam : next.localteam,
  };
};

/** The tables of a season, computed from its fixtures sorted by start time, without the knock-out stage. */
export const tablesOf = (
  season: Season,
  fixtures: readonly Fixture[],
  locale: Locale,
  type: TableType = 'all',
): StandingList => {
  const ofTables = fixtures.filter(({ knockout }) => !knockout);
  const coming = fixtures.filter(({ status }) => status === 'upcoming');
  const teams = new Map(
    ofTables.flatMap(({ localteam, visitorteam }): [string, TeamRef][] => [
      [localteam.id, localteam],
      [visitorteam.id, visitorteam],
    ]),
  );
  const compare = (a: string, b: string) => a.localeCompare(b, locale);
  const counted = tableFixtures(ofTables);
  const groups = [...grouped(ofTables, ({ group }) => group)].sort(([a = ''], [b = '']) => compare(a, b));
  const tables = groups.map(([name, list]) => ({
    name,
    standing: standings(teamsOf(list, compare), tableMatches(tableFixtures(list)), season.rules, type),
  }));
  const rowOf = ({ teamId, ...row }: Standing) => {
    const next = nextOf(teamId, coming);
    return { ...row, team: teams.get(teamId)!, ...(next && { next }) };
  };
  return {
    groups: tables.map(({ name, standing }) => ({ ...(name !== undefined && { name }), rows: standing.map(rowOf) })),
    thirds:
      type === 'all'
        ? bestPlaced(
            tables.map(({ standing }) => standing),
            tableMatches(counted),
            season.rules,
          )
        : [],
    season,
    liveMatches: counted.filter(({ status }) => status === 'live').length,
    latestTs: counted.length === 0 ? null : Math.max(...counted.map(({ startTs }) => startTs)),
  };
};

/** The rank of each team after each round of a season. */
export const ranksOf = (season: Season, fixtures: readonly Fixture[], { locale, now }: View): RankList => {
  const ofTable = fixtures.filter(({ knockout }) => !knockout);
  const teamIds = teamsOf(ofTable, (a, b) => a.localeCompare(b, locale));
  return rankList(season, ofTable, roundsOf(ofTable), teamIds, now - SPOILER.freshDays * DAY_MS);
};

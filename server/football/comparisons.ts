import type { PlayerComparison, SharedSeason, TalliedRound, TeamComparison } from '#domain/football/answers.ts';
import { comparePlayers } from '#domain/football/compare.ts';
import type { Player, Team } from '#domain/football/entities.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { teamsOf } from '#domain/football/standings/tableMatches.ts';
import { compareTeams, PEER_MIN_MATCHES, teamPeers, teamSeason } from '#domain/football/teamSeason.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import type { View } from '../shared/matchSource.ts';
import { careerOf, goalsAndAssists, playerSeason, type PlayerSeason } from './people.ts';
import { roundsOf } from './seasons.ts';
import { bySeason, HISTORY_MOST } from './teamSeasons.ts';

/** The season that was asked for; absent fields mean the latest season that both have played. */
export type WantedSeason = Partial<Pick<SharedSeason, 'leagueId' | 'season'>>;

interface OneSeason {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly season: string;
}

const named = ({ leagueId, leagueName, season }: OneSeason): OneSeason => ({ leagueId, leagueName, season });

const isSame = (one: OneSeason, other: OneSeason): boolean =>
  one.leagueId === other.leagueId && one.season === other.season;

const isWanted = ({ leagueId, season }: WantedSeason, one: SharedSeason): boolean =>
  (leagueId ?? one.leagueId) === one.leagueId && (season ?? one.season) === one.season;

/** The seasons that a team has played, the latest first. */
const seasonsOf = async (source: FootballSource, teamId: string, view: View): Promise<readonly OneSeason[]> => {
  const played = await source.fixtures({ teamId, to: view.now, latestFirst: true, most: HISTORY_MOST }, view);
  return bySeason(played).map(([first]) => first!);
};

/** A team's season, with the teams of that season that have played enough matches. */
const amongTeams = async (source: FootballSource, teamId: string, of: OneSeason | undefined, view: View) => {
  if (!of) return { season: teamSeason(teamId, []), all: [], peers: null };
  const { leagueId, leagueName, season } = of;
  const fixtures = await source.season(leagueId, season, view);
  const ids = teamsOf(fixtures, (a, b) => a.localeCompare(b));
  const all = teamPeers(ids.map((id) => teamSeason(id, fixtures)));
  return {
    ...{ season: teamSeason(teamId, fixtures), all },
    peers: { leagueId, leagueName, season, minMatches: PEER_MIN_MATCHES, n: all.length },
  };
};

/**
 * Compares two teams in the named season, else in the latest one that both have played, else each in its own latest
 * season. Null if they have not both played the named season.
 */
export const teamComparison = async (
  source: FootballSource,
  [a, b]: readonly [Team, Team],
  wanted: WantedSeason,
  view: View,
): Promise<TeamComparison | null> => {
  const [ofA, ofB] = await Promise.all([seasonsOf(source, a.id, view), seasonsOf(source, b.id, view)]);
  const choices = ofA.filter((one) => ofB.some((other) => isSame(one, other)));
  const same = choices.find((one) => isWanted(wanted, one));
  if (!same && (wanted.leagueId ?? wanted.season) !== undefined) return null;
  const [one, two] = await Promise.all([
    amongTeams(source, a.id, same ?? ofA[0], view),
    amongTeams(source, b.id, same ?? ofB[0], view),
  ]);
  const { leagueId = '', leagueName = '', season = '' } = same ?? {};
  return {
    ...{ a, b, leagueId, leagueName, season, seasons: { a: one.season, b: two.season } },
    peers: { a: one.peers, b: two.peers },
    choices: choices.map(named),
    groups: compareTeams(one.season, two.season, { a: one.all, b: two.all }),
  };
};

/** The seasons that two careers share: of the same competition, else with the same name, the latest first. */
const sharedSeasons = (ofA: readonly OneSeason[], ofB: readonly OneSeason[]): readonly SharedSeason[] => {
  const same = ofA.filter((one) => ofB.some((other) => isSame(one, other)));
  if (same.length > 0) return same.map(named);
  const names = new Set(ofB.map(({ season }) => season));
  return [...new Set(ofA.map(({ season }) => season))]
    .filter((season) => names.has(season))
    .map((season) => ({ season }));
};

/** A player's goals and assists in each round that his team has finished. */
const byRoundOf = async (
  source: FootballSource,
  { stat }: PlayerSeason,
  fixtures: readonly Fixture[],
  view: View,
): Promise<ReadonlyMap<string, number>> => {
  const { player, team } = stat.totals;
  const own = fixtures.filter(
    ({ status, localteam, visitorteam }) =>
      status === 'ended' && (localteam.id === team.id || visitorteam.id === team.id),
  );
  const found = await Promise.all(
    own.map(async ({ fixtureId, roundKey }) => {
      const { goals, assists } = goalsAndAssists(player.playerId, (await source.events(fixtureId, view)) ?? []);
      return [roundKey, goals + assists] as const;
    }),
  );
  const sums = new Map<string, number>();
  for (const [roundKey, n] of found) sums.set(roundKey, (sums.get(roundKey) ?? 0) + n);
  return sums;
};

const talliedRounds = async (
  source: FootballSource,
  [a, b]: readonly [PlayerSeason, PlayerSeason],
  view: View,
): Promise<readonly TalliedRound[]> => {
  if (!isSame(a.stat, b.stat)) return [];
  const fixtures = await source.season(a.stat.leagueId, a.stat.season, view);
  const [ofA, ofB] = await Promise.all([byRoundOf(source, a, fixtures, view), byRoundOf(source, b, fixtures, view)]);
  const begun = roundsOf(fixtures).filter(({ roundKey }) => ofA.has(roundKey) || ofB.has(roundKey));
  let [sumA, sumB] = [0, 0];
  return begun.map(({ roundKey, name }) => {
    sumA += ofA.get(roundKey) ?? 0;
    sumB += ofB.get(roundKey) ?? 0;
    return { roundKey, name, a: sumA, b: sumB };
  });
};

/**
 * Compares two players in the named season, else in the latest one in which both have statistics, else each in his own
 * latest season. Null if one of them has no statistics for the named season.
 */
export const playerComparison = async (
  source: FootballSource,
  [a, b]: readonly [Player, Player],
  wanted: WantedSeason,
  view: View,
): Promise<PlayerComparison | null> => {
  const [ofA, ofB] = await Promise.all([careerOf(source, a.playerId, view), careerOf(source, b.playerId, view)]);
  const choices = sharedSeasons(ofA, ofB);
  const isNamed = (wanted.leagueId ?? wanted.season) !== undefined;
  const chosen = isNamed ? wanted : (choices[0] ?? {});
  const [one, two] = await Promise.all([
    playerSeason(source, a.playerId, view, chosen),
    playerSeason(source, b.playerId, view, chosen),
  ]);
  if (!one || !two) return null;
  const keys = one.stat.values
    .map(({ key }) => key)
    .filter((key) => two.stat.values.some((other) => other.key === key));
  return {
    a: { ...one.stat, player: a },
    b: { ...two.stat, player: b },
    rows: comparePlayers(one.stat.totals, two.stat.totals, keys, (totals) =>
      totals === one.stat.totals ? one.peers : two.peers,
    ),
    choices,
    byRound: await talliedRounds(source, [one, two], view),
  };
};

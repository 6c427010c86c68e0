import type { Competition, TableRules } from '#domain/football/competition.ts';
import { defaultRules } from '#domain/football/defaultRules.ts';
import type { Fixture, TeamRef } from '#domain/football/fixture.ts';
import { matchFixture } from '#domain/football/matchFixture.ts';
import { hasSides, type Match } from '#domain/match/match.ts';
import { modes } from '#domain/schedule/mode.ts';
import { grouped } from '#domain/shared/grouped.ts';
import { fold } from '#domain/shared/fold.ts';
import { compareFixtures } from '../shared/fixtureOrder.ts';
import type { FixtureFilter, FootballSource } from '../shared/footballSource.ts';
import type { View } from '../shared/matchSource.ts';

const DAY_MS = 86_400_000;
/** How far the schedule is searched in both directions if no time is given. */
const NEAR_MS = 60 * DAY_MS;
/** The longest time since kick-off after which a match can still be running. */
const LONGEST_MS = DAY_MS;

const FOOTBALL = modes.find(({ slug }) => slug === 'bong-da')!.liveModeId;

/** Only goal difference and goals: the schedule does not know the rules of its competitions. */
const plainRules: TableRules = { ...defaultRules('friendlies'), tieBreakers: ['goalDifference', 'goalsFor'] };

interface ScheduleMatches {
  readonly between: (from: number, to: number, view: View) => Promise<readonly Match[]>;
  readonly match: (fixtureId: string, view: View) => Promise<Match | null>;
}

const isFootball = (match: Match) => match.liveModeId === FOOTBALL && hasSides(match);

const has = ({ localteam, visitorteam }: Fixture, teamId: string | undefined) =>
  teamId === undefined || localteam.id === teamId || visitorteam.id === teamId;
const wordsOf = ({ localteam, visitorteam, leagueName }: Fixture) =>
  fold(`${localteam.name} ${visitorteam.name} ${leagueName}`);

const holds = (
  fixture: Fixture,
  { leagueId, season, roundKey, teamId, againstId, words = [] }: FixtureFilter,
): boolean =>
  (leagueId ?? fixture.leagueId) === fixture.leagueId &&
  (season ?? fixture.season) === fixture.season &&
  (roundKey ?? fixture.roundKey) === fixture.roundKey &&
  has(fixture, teamId) &&
  has(fixture, againstId) &&
  words.every((word) => wordsOf(fixture).includes(word));

/** Each year with matches is a season; the current season is that of the latest match that has started. */
const competitionOf = (fixtures: readonly Fixture[], now: number): Competition => {
  const { leagueId, leagueName, leagueSlug, season, country } =
    fixtures.findLast(({ startTs }) => startTs <= now) ?? fixtures[0]!;
  const seasons = [...new Set(fixtures.map((fixture) => fixture.season))].toSorted().toReversed();
  return {
    ...{ leagueId, leagueName, slug: leagueSlug, logo: '', country, type: 'friendlies', currentSeason: season },
    seasons: seasons.map((name) => ({ season: name, rules: plainRules, complete: false })),
  };
};

/**
 * A football source made of the schedule: matches that the operator announced with their rooms, and about which nothing
 * else is known. It comes after sources that know more and whose matches have the same ids.
 */
export const scheduledFootball = (schedule: ScheduleMatches): FootballSource => {
  const read = async (from: number, to: number, view: View): Promise<readonly Fixture[]> => {
    const matches = (await schedule.between(from, to, view)).filter(isFootball);
    const plain = view.locale === 'vi' ? matches : await schedule.between(from, to, { ...view, locale: 'vi' });
    const plainById = new Map(plain.map((match) => [match.fixtureId, match]));
    return matches.map((match) => matchFixture(match, plainById.get(match.fixtureId) ?? match, 'schedule'));
  };
  const near = (view: View) => read(view.now - NEAR_MS, view.now + NEAR_MS, view);
  const fixtures = async (filter: FixtureFilter, view: View) => {
    // The schedule knows no grounds and no managers.
    if (filter.venueId !== undefined || filter.managerId !== undefined) return [];
    const { from = view.now - NEAR_MS, to = view.now + NEAR_MS, latestFirst = false, after, most } = filter;
    const compare = compareFixtures(latestFirst);
    return (await read(from, to, view))
      .filter((fixture) => holds(fixture, filter))
      .toSorted(compare)
      .filter((fixture) => !after || compare(after, fixture) < 0)
      .slice(0, most);
  };
  const teamsIn = async (view: View): Promise<ReadonlyMap<string, TeamRef>> =>
    new Map(
      (await near(view))
        .flatMap(({ localteam, visitorteam }) => [localteam, visitorteam])
        .map((team) => [team.id, team]),
    );
  const competitions = async (view: View) =>
    [...grouped((await near(view)).toSorted(compareFixtures(false)), ({ leagueId }) => leagueId).values()].map(
      (fixtures) => competitionOf(fixtures, view.now),
    );
  const nothing = async () => null;
  const none = async () => [];
  return {
    fixtures,
    starts: (from, to, view) => read(from, to, { ...view, locale: 'vi' }),
    running: async (view) =>
      (await read(view.now - LONGEST_MS, view.now + 1, view)).filter(({ status }) => status === 'live'),
    fixture: async (fixtureId, view) => {
      const match = await schedule.match(fixtureId, view);
      if (!match || !isFootball(match)) return null;
      const plain = view.locale === 'vi' ? match : await schedule.match(fixtureId, { ...view, locale: 'vi' });
      return matchFixture(match, plain ?? match, 'schedule');
    },
    ...{ events: nothing, lineups: nothing, stats: nothing, momentum: nothing, shots: nothing },
    ...{ odds: async () => new Map(), oddsHistory: nothing, lineHistory: nothing },
    competitions,
    competition: async (leagueId, view) =>
      (await competitions(view)).find((competition) => competition.leagueId === leagueId) ?? null,
    season: (leagueId, season, view) => fixtures({ leagueId, season, most: Infinity }, view),
    ...{ topPlayers: none, seasonTotals: none },
    teams: async (ids, view) => {
      const teams = await teamsIn(view);
      return ids.flatMap((id) => teams.get(id) ?? []);
    },
    team: async (teamId, view) => (await teamsIn(view)).get(teamId) ?? null,
    scorersOf: none,
    ...{ squad: nothing, player: nothing, career: none, manager: nothing, venue: nothing },
    searchTeams: async (words, most, view) =>
      [...(await teamsIn(view)).values()]
        .filter(({ name }) => words.every((word) => fold(name).includes(word)))
        .slice(0, most),
    searchPlayers: none,
    listed: async (kind, view) => {
      if (kind === 'teams') return [...(await teamsIn(view)).values()];
      if (kind !== 'matches') return [];
      return (await near(view)).map(({ fixtureId, slug }) => ({ id: fixtureId, slug }));
    },
  };
};

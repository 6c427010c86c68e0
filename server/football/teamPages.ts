import type { ManagerDetail, TeamComparison, TeamDetail, TeamStat, VenueDetail } from '#domain/football/answers.ts';
import type { Manager, Team, Venue } from '#domain/football/entities.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { compareTeams, teamSeason } from '#domain/football/teamSeason.ts';
import { grouped } from '#domain/shared/grouped.ts';
import type { FixtureFilter, FootballSource } from '../shared/footballSource.ts';
import type { View } from '../shared/matchSource.ts';
import { endedOnly, recordOf } from './record.ts';
import { seasonOf, tablesOf } from './seasons.ts';

const YEAR_MS = 366 * 86_400_000;
const SHOWN = 5;
/** More than any team plays in a year. */
const YEAR_MOST = 120;

const isOver = ({ status }: Fixture) => status === 'ended';
const isComing = ({ status }: Fixture) => status === 'upcoming';

const latest = (source: FootballSource, of: Partial<FixtureFilter>, view: View, most = 2 * SHOWN) =>
  source.fixtures({ ...of, to: view.now, latestFirst: true, most }, view);
const coming = async (source: FootballSource, of: Partial<FixtureFilter>, view: View) =>
  (await source.fixtures({ ...of, from: view.now, most: 2 * SHOWN }, view)).filter(isComing);

/** The seasons of competitions that a team played in within a year, the latest first. */
const seasonsOfTeam = async (source: FootballSource, teamId: string, view: View): Promise<readonly Fixture[]> => {
  const [past, next] = await Promise.all([
    latest(source, { teamId, from: view.now - YEAR_MS }, view, YEAR_MOST),
    coming(source, { teamId }, view),
  ]);
  const all = [...next.toReversed(), ...past];
  return [...grouped(all, ({ leagueId, season }) => `${leagueId} ${season}`).values()].map(([first]) => first!);
};

/** A team's place in a season's table; absent in cups, and where it stands in none. */
const rankIn = async (source: FootballSource, { leagueId, season }: Fixture, teamId: string, view: View) => {
  const competition = await source.competition(leagueId, view);
  const rules = competition && seasonOf(competition, season);
  if (!rules || competition.type === 'cup' || competition.type === 'friendlies') return undefined;
  const { groups } = tablesOf(rules, await source.season(leagueId, season, view), view.locale);
  return groups.flatMap(({ rows }) => rows).find(({ team }) => team.id === teamId)?.rank;
};

export const teamDetail = async (source: FootballSource, team: Team, view: View): Promise<TeamDetail> => {
  const [running, next, past, played] = await Promise.all([
    source.running(view),
    coming(source, { teamId: team.id }, view),
    latest(source, { teamId: team.id }, view),
    seasonsOfTeam(source, team.id, view),
  ]);
  const leagues = await Promise.all(
    played.slice(0, SHOWN).map(async (fixture) => {
      const { leagueId, leagueName, leagueSlug: slug, season } = fixture;
      const rank = await rankIn(source, fixture, team.id, view);
      return { leagueId, leagueName, slug, season, ...(rank === undefined ? {} : { rank }) };
    }),
  );
  const plays = ({ localteam, visitorteam }: Fixture) => localteam.id === team.id || visitorteam.id === team.id;
  return {
    ...{ ...team, leagues, live: running.find(plays) ?? null, next: next[0] ?? null },
    last: past.filter(isOver).slice(0, SHOWN),
  };
};

const statIn = async (
  source: FootballSource,
  teamId: string,
  { leagueId, leagueName, season }: Pick<TeamStat, 'leagueId' | 'leagueName' | 'season'>,
  view: View,
): Promise<TeamStat> => ({
  ...{ leagueId, leagueName, season },
  stat: teamSeason(teamId, await source.season(leagueId, season, view)),
});

/** What a team does per match, in each competition of a season; of the latest seasons if none is named. */
export const teamStats = async (
  source: FootballSource,
  teamId: string,
  view: View,
  season?: string,
): Promise<readonly TeamStat[]> => {
  const played = (await seasonsOfTeam(source, teamId, view)).filter((one) => (season ?? one.season) === one.season);
  return Promise.all(played.map((one) => statIn(source, teamId, one, view)));
};

/** Two teams in the latest season of a competition that both play in, else each in its own latest one. */
export const teamComparison = async (source: FootballSource, a: Team, b: Team, view: View): Promise<TeamComparison> => {
  const [ofA, ofB] = await Promise.all([seasonsOfTeam(source, a.id, view), seasonsOfTeam(source, b.id, view)]);
  const same = ofA.find((one) =>
    ofB.some(({ leagueId, season }) => leagueId === one.leagueId && season === one.season),
  );
  const seasonFor = async ({ id }: Team, latestOwn: Fixture | undefined) => {
    const played = same ?? latestOwn;
    return played ? (await statIn(source, id, played, view)).stat : teamSeason(id, []);
  };
  const seasons = { a: await seasonFor(a, ofA[0]), b: await seasonFor(b, ofB[0]) };
  const { leagueName = '', season = '' } = same ?? {};
  return { ...{ a, b, leagueName, season, seasons }, groups: compareTeams(seasons.a, seasons.b) };
};

/** More than a manager's record has. */
const RECORD_MOST = 2000;

export const managerDetail = async (source: FootballSource, manager: Manager, view: View): Promise<ManagerDetail> => {
  const of = { managerId: manager.playerId };
  const past = endedOnly(await latest(source, of, view, RECORD_MOST));
  const { win, draw, loss } = recordOf(past, manager.team?.id);
  return {
    ...{ ...manager, record: { w: win, d: draw, l: loss }, last: past.slice(0, SHOWN) },
    next: (await coming(source, of, view))[0] ?? null,
  };
};

export const venueDetail = async (source: FootballSource, venue: Venue, view: View): Promise<VenueDetail> => {
  const of = { venueId: venue.venueId };
  const [next, past] = await Promise.all([coming(source, of, view), latest(source, of, view)]);
  return { ...venue, nextFixtures: next.slice(0, SHOWN), last: past.filter(isOver).slice(0, SHOWN) };
};

import type { ManagerDetail, StandingList, TeamDetail, TeamStat, VenueDetail } from '#domain/football/answers.ts';
import type { Manager, SquadPlayer, Team, Venue } from '#domain/football/entities.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { tablePart } from '#domain/football/tablePart.ts';
import { teamRecord } from '#domain/football/teamRecord.ts';
import { teamSeason } from '#domain/football/teamSeason.ts';
import { grouped } from '#domain/shared/grouped.ts';
import type { FixtureFilter, FootballSource } from '../shared/footballSource.ts';
import type { View } from '../shared/matchSource.ts';
import { endedOnly, recordOf } from './record.ts';
import { bySeason, playedSeason, type PlayedSeason } from './teamSeasons.ts';

const YEAR_MS = 366 * 86_400_000;
const SHOWN = 5;
/** How many matches of a manager, or at a ground, are shown. */
const LAST_SHOWN = 20;
/** More matches than any team plays in a year. */
const YEAR_MOST = 120;

const isOver = ({ status }: Fixture) => status === 'ended';
const isComing = ({ status }: Fixture) => status === 'upcoming';

const latest = (source: FootballSource, of: Partial<FixtureFilter>, view: View, most = 2 * SHOWN) =>
  source.fixtures({ ...of, to: view.now, latestFirst: true, most }, view);
const coming = async (source: FootballSource, of: Partial<FixtureFilter>, view: View) =>
  (await source.fixtures({ ...of, from: view.now, most: 2 * SHOWN }, view)).filter(isComing);

/** A team's matches of the past year and its upcoming ones, grouped by season of a competition, the latest first. */
const seasonsOfTeam = async (source: FootballSource, teamId: string, view: View) => {
  const [past, next] = await Promise.all([
    latest(source, { teamId, from: view.now - YEAR_MS }, view, YEAR_MOST),
    coming(source, { teamId }, view),
  ]);
  return bySeason([...next.toReversed(), ...past]);
};

/** The latest season of each competition. */
const currentOnly = (seasons: readonly (readonly Fixture[])[]): readonly (readonly Fixture[])[] =>
  [...grouped(seasons, ([first]) => first!.leagueId).values()].map(([latestOne]) => latestOne!);

/** The rows of a table around a team, with their group. */
const around = (table: StandingList, teamId: string): StandingList => {
  const group = table.groups.find(({ rows }) => rows.some(({ team }) => team.id === teamId))!;
  const at = group.rows.findIndex(({ team }) => team.id === teamId);
  const rows = tablePart(group.rows.length, [at]).map((place) => group.rows[place]!);
  return { ...table, groups: [{ ...group, rows }], thirds: [] };
};

const placeOf = ({ own, table }: PlayedSeason, teamId: string): TeamDetail['place'] => {
  const { leagueId, leagueName, slug, season } = own;
  return table && { ...{ leagueId, leagueName, slug, season }, table: around(table, teamId) };
};

/** Players who miss a match, according to its line-up. */
const missingIn = async (source: FootballSource, fixture: Fixture | null, teamId: string, view: View) => {
  if (!fixture) return [];
  const side = fixture.localteam.id === teamId ? 'home' : 'away';
  const lineups = await source.lineups(fixture.fixtureId, view);
  return lineups?.find((lineup) => lineup.side === side)?.missing ?? [];
};

const plays =
  (teamId: string) =>
  ({ localteam, visitorteam }: Fixture) =>
    localteam.id === teamId || visitorteam.id === teamId;

export const teamDetail = async (source: FootballSource, team: Team, view: View): Promise<TeamDetail> => {
  const { id: teamId, venue } = team;
  const [running, comes, past, seasons, ground] = await Promise.all([
    source.running(view),
    coming(source, { teamId }, view),
    latest(source, { teamId }, view),
    seasonsOfTeam(source, teamId, view),
    venue ? source.venue(venue.venueId, view) : null,
  ]);
  const live = running.find(plays(teamId)) ?? null;
  const next = comes[0] ?? null;
  const played = await Promise.all(
    currentOnly(seasons)
      .slice(0, SHOWN)
      .map((fixtures) => playedSeason(source, teamId, fixtures, view)),
  );
  const placed = played.find(({ table }) => table !== null);
  return {
    ...{ ...team, live, next, ground },
    leagues: played.map(({ own }) => own),
    place: placed ? placeOf(placed, teamId) : null,
    missing: await missingIn(source, live ?? next, teamId, view),
    last: past.filter(isOver).slice(0, SHOWN),
  };
};

/** A team's averages per match, in each competition of a season; of the latest seasons if none is named. */
export const teamStats = async (
  source: FootballSource,
  teamId: string,
  view: View,
  season?: string,
): Promise<readonly TeamStat[]> => {
  const seasons =
    season === undefined
      ? currentOnly(await seasonsOfTeam(source, teamId, view))
      : bySeason(await latest(source, { teamId, season }, view, YEAR_MOST));
  return Promise.all(
    seasons.map(async (fixtures) => ({
      ...(await playedSeason(source, teamId, fixtures, view)).own,
      stat: teamSeason(teamId, fixtures),
    })),
  );
};

/** The squad with its statistics of the latest season of a competition that has some. */
export const teamSquad = async (
  source: FootballSource,
  teamId: string,
  view: View,
): Promise<readonly SquadPlayer[]> => {
  const squad = (await source.squad(teamId, view)) ?? [];
  if (squad.length === 0) return squad;
  for (const [fixture] of await seasonsOfTeam(source, teamId, view)) {
    const all = await source.seasonTotals(fixture!.leagueId, fixture!.season, view);
    const own = new Map(all.filter(({ team }) => team.id === teamId).map((one) => [one.player.playerId, one]));
    if (own.size > 0)
      return squad.map((one) => {
        const { apps = 0, minutes = 0, values = {} } = own.get(one.player.playerId) ?? {};
        return {
          ...one,
          season: { apps, minutes, goals: values['goals'] ?? 0, assists: values['assists'] ?? 0 },
        };
      });
  }
  return squad;
};

/** More matches than any manager has led, and more than were played at any ground. */
const RECORD_MOST = 2000;

export const managerDetail = async (source: FootballSource, manager: Manager, view: View): Promise<ManagerDetail> => {
  const of = { managerId: manager.playerId };
  const past = endedOnly(await latest(source, of, view, RECORD_MOST));
  const teamId = manager.team?.id ?? '';
  const { win, draw, loss } = recordOf(past, manager.team?.id);
  return {
    ...{ ...manager, record: { w: win, d: draw, l: loss }, last: past.slice(0, LAST_SHOWN) },
    byLeague: [...grouped(past, ({ leagueId }) => leagueId).values()].map((matches) => {
      const { leagueId, leagueName, leagueSlug: slug } = matches[0]!;
      return { leagueId, leagueName, slug, record: teamRecord(matches, teamId) };
    }),
    since: past.at(-1)?.startTs ?? null,
    next: (await coming(source, of, view))[0] ?? null,
  };
};

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

export const venueDetail = async (source: FootballSource, venue: Venue, view: View): Promise<VenueDetail> => {
  const of = { venueId: venue.venueId };
  const [next, before] = await Promise.all([coming(source, of, view), latest(source, of, view, RECORD_MOST)]);
  const past = endedOnly(before);
  const crowd = meanOf(past.flatMap(({ attendance }) => attendance ?? []));
  const [home, ...others] = venue.tenants;
  return {
    ...{ ...venue, nextFixtures: next.slice(0, SHOWN), last: past.slice(0, LAST_SHOWN) },
    live: before.find(({ status }) => status === 'live') ?? null,
    figures: {
      ...{ matches: past.length, goals: meanOf(past.map(({ score }) => score.home + score.away)) },
      crowd: crowd === null ? null : Math.round(crowd),
      home:
        home && others.length === 0
          ? teamRecord(
              past.filter(({ localteam }) => localteam.id === home.id),
              home.id,
            )
          : null,
    },
  };
};

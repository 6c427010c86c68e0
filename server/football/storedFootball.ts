import { defaultRules } from '#domain/football/defaultRules.ts';
import type { Competition, Season } from '#domain/football/competition.ts';
import type { Player, SeasonTotals } from '#domain/football/entities.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { crestFor } from '../shared/crestFor.ts';
import type { CompetitionForm, PlayerForm } from '../shared/footballForm.ts';
import type { FixtureFilter, FootballSource } from '../shared/footballSource.ts';
import type { View } from '../shared/matchSource.ts';
import type { FixtureRow, FootballStore, ScorerRow } from './football.store.ts';
import { eventsOf, fixtureOf, personRef, teamRef, unknownTeam, venueRef } from './fixtureView.ts';

/** More than any season has. */
const MOST_OF_SEASON = 5000;
const RUNNING_MS = 4 * 3_600_000;

type SeasonRow = Awaited<ReturnType<FootballStore['seasons']>>[number];

const totalsOf = (row: ScorerRow, team: SeasonTotals['team']): SeasonTotals => ({
  ...{ player: personRef(row.playerId, row.data), team, position: row.data.position ?? 'FW' },
  ...{ minutes: 0, apps: 0, values: { goals: row.goals } },
});

/** Imported data as a source of football: matches with goals, competitions, teams, squads, players and grounds. */
export const storedFootball = (store: FootballStore): FootballSource => {
  const teamsById = async (ids: readonly string[]) =>
    new Map((await store.teams([...new Set(ids)])).map(({ id, data }) => [id, data]));
  const refsOf = async (ids: readonly string[], { locale }: View) => {
    const known = await teamsById(ids);
    return (id: string) => {
      const team = known.get(id);
      return team ? teamRef(id, team, locale) : unknownTeam(id);
    };
  };

  const shown = async (rows: readonly FixtureRow[], view: View): Promise<readonly Fixture[]> => {
    if (rows.length === 0) return [];
    const refOf = await refsOf(
      rows.flatMap(({ homeId, awayId }) => [homeId, awayId]),
      view,
    );
    const competitions = new Map((await store.competitions()).map(({ id, data }) => [id, data]));
    const venues = new Map(
      (await store.venues([...new Set(rows.flatMap(({ venueId }) => venueId ?? []))])).map(({ id, data }) => [
        id,
        data,
      ]),
    );
    return rows.map((row) => {
      const venue = row.venueId === null ? undefined : venues.get(row.venueId);
      return fixtureOf(
        row,
        {
          competition: competitions.get(row.leagueId)!,
          ...{ home: refOf(row.homeId), away: refOf(row.awayId) },
          ...(venue && { venue: venueRef(row.venueId!, venue) }),
        },
        view,
      );
    });
  };

  const fixtures = async (filter: FixtureFilter, view: View) => shown(await store.fixtures(filter), view);

  const competitionOf = (
    leagueId: string,
    form: CompetitionForm,
    rows: readonly SeasonRow[],
    { locale, now }: View,
  ): Competition => {
    const type = form.type === 'cup' && form.grouped ? 'groupsThenCup' : form.type;
    const own = rows.filter((row) => row.leagueId === leagueId);
    const always = own.find(({ season }) => season === '')?.rules;
    const seasons = own
      .filter(({ season }) => season !== '')
      .map(({ season, rules, open }): Season => ({
        season,
        rules: { ...defaultRules(type), ...always, ...rules },
        complete: open === 0,
      }));
    const begun = own.find(({ firstTs }) => firstTs !== null && firstTs <= now);
    return {
      ...{ leagueId, leagueName: form.names[locale], slug: form.slug, country: form.country, type },
      ...{ logo: crestFor(form.names.vi), seasons, currentSeason: begun?.season ?? seasons[0]?.season ?? '' },
    };
  };
  const competitions = async (view: View, leagueId?: string) => {
    const [all, rows] = await Promise.all([store.competitions(), store.seasons(view.now, leagueId)]);
    return all
      .filter(({ id }) => leagueId === undefined || id === leagueId)
      .map(({ id, data }) => competitionOf(id, data, rows, view));
  };

  const playerOf = async (
    { id, teamId, data }: { readonly id: string; readonly teamId: string; readonly data: PlayerForm },
    view: View,
  ): Promise<Player> => {
    const { birthDate, position, number, club } = data;
    const team = (await refsOf([teamId], view))(teamId);
    return {
      ...{ ...personRef(id, data), team },
      ...(birthDate !== undefined && { birthDate }),
      ...(position && { position }),
      ...(number !== undefined && { number }),
      ...(club !== undefined && { club }),
      ...(team.country !== '' && { country: team.country }),
    };
  };

  const totals = async (rows: readonly ScorerRow[], view: View) => {
    const refOf = await refsOf(
      rows.map(({ teamId }) => teamId),
      view,
    );
    return rows.map((row) => ({ row, totals: totalsOf(row, refOf(row.teamId)) }));
  };
  const seasonTotals: FootballSource['seasonTotals'] = async (leagueId, season, view) =>
    (await totals(await store.scorers(leagueId, season), view)).map((one) => one.totals);

  return {
    fixtures,
    starts: (from, to) => store.starts(from, to),
    running: async (view) =>
      (await fixtures({ from: view.now - RUNNING_MS, to: view.now + 1, most: MOST_OF_SEASON }, view)).filter(
        ({ status }) => status === 'live',
      ),
    fixture: async (fixtureId, view) => {
      const row = await store.fixture(fixtureId);
      return row && ((await shown([row], view))[0] ?? null);
    },
    events: async (fixtureId) => {
      const row = await store.fixture(fixtureId);
      return row && eventsOf(row);
    },
    // No source that an import knows has these.
    lineups: () => Promise.resolve(null),
    stats: () => Promise.resolve(null),
    momentum: () => Promise.resolve(null),
    shots: () => Promise.resolve(null),
    competitions: (view) => competitions(view),
    competition: async (leagueId, view) => (await competitions(view, leagueId))[0] ?? null,
    season: (leagueId, season, view) => fixtures({ leagueId, season, most: MOST_OF_SEASON }, view),
    topPlayers: async (leagueId, season, key, view) =>
      key === 'goals'
        ? (await seasonTotals(leagueId, season, view))
            .map((one) => ({ totals: one, value: one.values['goals'] ?? 0 }))
            .toSorted((a, b) => b.value - a.value || (a.totals.player.playerId < b.totals.player.playerId ? -1 : 1))
        : [],
    seasonTotals,
    teams: async (ids, view) => {
      const known = await teamsById(ids);
      return ids.flatMap((id) => {
        const team = known.get(id);
        return team ? [teamRef(id, team, view.locale)] : [];
      });
    },
    team: async (teamId, { locale }) => {
      const [found] = await store.teams([teamId]);
      if (!found) return null;
      const { founded, city, venueId } = found.data;
      const [venue] = venueId === undefined ? [] : await store.venues([venueId]);
      return {
        ...teamRef(teamId, found.data, locale),
        ...(founded !== undefined && { founded }),
        ...(city !== undefined && { city }),
        ...(venue && { venue: venueRef(venue.id, venue.data) }),
      };
    },
    squad: async (teamId) => {
      const rows = await store.squad(teamId);
      return rows.length === 0
        ? null
        : rows.map(({ playerId, data, player }) => ({ player: personRef(playerId, player), ...data }));
    },
    player: async (playerId, view) => {
      const [found] = await store.players({ id: playerId });
      return found ? playerOf(found, view) : null;
    },
    career: async (playerId, view) =>
      (await totals(await store.scored(playerId), view))
        .map(({ row, totals: one }) => ({ ...one, leagueId: row.leagueId, season: row.season }))
        .toSorted((a, b) =>
          a.season === b.season ? (a.leagueId < b.leagueId ? -1 : 1) : a.season < b.season ? 1 : -1,
        ),
    manager: () => Promise.resolve(null),
    venue: async (venueId, view) => {
      const [found] = await store.venues([venueId]);
      if (!found) return null;
      const { capacity, country, geo } = found.data;
      const tenants = (await store.tenants(venueId)).map(({ id }) => id);
      const refOf = await refsOf(tenants, view);
      return {
        ...venueRef(venueId, found.data),
        ...(capacity !== undefined && { capacity }),
        ...(country !== undefined && { country }),
        ...(geo && { geo }),
        tenants: tenants.map(refOf),
      };
    },
    searchTeams: async (words, most, { locale }) =>
      (await store.searchTeams(words, most)).map(({ id, data }) => teamRef(id, data, locale)),
    searchPlayers: async (words, most, view) =>
      Promise.all((await store.players({ words, most })).map((found) => playerOf(found, view))),
  };
};

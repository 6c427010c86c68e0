import { defaultRules } from '#domain/football/defaultRules.ts';
import type { Competition, Season } from '#domain/football/competition.ts';
import type { Player, SeasonTotals } from '#domain/football/entities.ts';
import { grouped } from '#domain/shared/grouped.ts';
import { crestFor } from '../shared/crestFor.ts';
import type { CompetitionForm, PlayerForm } from '../shared/footballForm.ts';
import type { FixtureFilter, FootballSource, Listed, ListedKind } from '../shared/footballSource.ts';
import type { View } from '../shared/matchSource.ts';
import type { FootballStore, ScorerRow } from './football.store.ts';
import type { ListedStore } from './listed.store.ts';
import { storedLineHistory, storedOdds, storedOddsHistory } from './storedOdds.ts';
import { eventsOf, fixtureSlug, personRef, teamRef, venueRef } from './fixtureView.ts';
import { shownFixtures } from './shownFixtures.ts';

/** More matches than any season has. */
const MOST_OF_SEASON = 5000;
const RUNNING_MS = 4 * 3_600_000;

type SeasonRow = Awaited<ReturnType<FootballStore['seasons']>>[number];

const totalsOf = (row: ScorerRow, team: SeasonTotals['team']): SeasonTotals => ({
  ...{ player: personRef(row.playerId, row.data), team, position: row.data.position ?? 'FW' },
  ...{ minutes: 0, apps: 0, values: { goals: row.goals } },
});

/** Lists all entities of a kind with their slugs; a match's slug is made of those of its teams. */
const listedOf = async (all: ListedStore, kind: ListedKind): Promise<readonly Listed[]> => {
  // Imports contain no managers.
  if (kind === 'managers') return [];
  if (kind !== 'matches') return (await all[kind]()).map(({ id, data }) => ({ id, slug: data.slug }));
  const slugs = new Map((await all.teams()).map(({ id, data }) => [id, data.slug]));
  const side = (id: string) => ({ id, slug: slugs.get(id) ?? '' });
  return (await all.fixtures()).map(({ id, homeId, awayId, toldTs }) => ({
    ...{ id, slug: fixtureSlug(side(homeId), side(awayId)), changedTs: toldTs },
  }));
};

/** The imported data as a football source: matches with goals, competitions, teams, squads, players and grounds. */
export const storedFootball = (store: FootballStore): FootballSource => {
  const { teamsById, refsOf, shown } = shownFixtures(store);
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
    starts: async (from, to) =>
      (await store.starts(from, to)).map(({ priced, ...start }) => ({ ...start, priced: priced === 1 })),
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
    // Imports contain none of these.
    lineups: () => Promise.resolve(null),
    stats: () => Promise.resolve(null),
    momentum: () => Promise.resolve(null),
    shots: () => Promise.resolve(null),
    odds: async (ids, { now }) => {
      const byMatch = grouped(await store.prices(ids), ({ fixtureId }) => fixtureId);
      return new Map([...byMatch].map(([id, rows]) => [id, storedOdds(rows, now)] as const));
    },
    oddsHistory: async (id, of, { now }) => {
      const rows = await store.prices([id]);
      return rows.length === 0 ? null : storedOddsHistory(rows, of, now);
    },
    lineHistory: async (id, of, { now }) => {
      const rows = await store.prices([id]);
      return rows.length === 0 ? null : storedLineHistory(rows, of, now);
    },
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
    scorersOf: async (teamId, most) =>
      (await store.scorersOf(teamId, most)).map(({ playerId, data, goals }) => ({
        ...{ player: personRef(playerId, data), goals },
      })),
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
    listed: (kind) => listedOf(store.listed, kind),
  };
};

import type { Fixture } from '#domain/football/fixture.ts';
import type { View } from '../shared/matchSource.ts';
import type { FixtureRow, FootballStore } from './football.store.ts';
import { fixtureOf, teamRef, unknownTeam, venueRef } from './fixtureView.ts';

/** Stored matches with the entities that they refer to, in the viewer's language. */
export const shownFixtures = (store: FootballStore) => {
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

  return {
    ...{ teamsById, refsOf, shown },
    /** Those of these matches that exist, in the order of the ids. */
    byIds: async (ids: readonly string[], view: View): Promise<readonly Fixture[]> => {
      const fixtures = new Map(
        (await shown(await store.fixturesById(ids), view)).map((fixture) => [fixture.fixtureId, fixture]),
      );
      return ids.flatMap((id) => fixtures.get(id) ?? []);
    },
  };
};

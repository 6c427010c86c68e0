import type { FavouriteType } from '#domain/football/favourites.ts';
import { succeeded } from '#ports/failure.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** The teams of a competition, without what its table tells (B2); none where it has no table. */
export const leagueTeams = resource({
  name: 'leagueTeams',
  staleAfterMs: 3_600_000,
  load: async (ports: Ports, { id }: { readonly id: string }, signal) => {
    const table = await (await ports.loadPort('football')).table({ id }, signal);
    return table.ok ? succeeded(table.value.groups.flatMap(({ rows }) => rows.map(({ team }) => team))) : table;
  },
});

/** What of a kind most members follow, without what this viewer does; `ids` are those that a guest's device keeps. */
export const muchFollowed = resource({
  name: 'muchFollowed',
  private: true,
  staleAfterMs: 300_000,
  load: async ({ loadPort }: Ports, query: { readonly type: FavouriteType; readonly ids: readonly string[] }, signal) =>
    (await loadPort('favourites')).suggested(query, signal),
});

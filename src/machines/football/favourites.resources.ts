import type { FavouriteType } from '#domain/football/favourites.ts';
import { SCHEDULE } from '#domain/schedule/schedule.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** What somebody follows of one kind; `ids` are those that a guest's device keeps. */
export const favouriteList = resource({
  name: 'favouriteList',
  private: true,
  pollEveryMs: SCHEDULE.listPollMs,
  load: async ({ loadPort }: Ports, query: { readonly type: FavouriteType; readonly ids: readonly string[] }, signal) =>
    (await loadPort('favourites')).list(query, signal),
});

import type { FavouriteType } from '#domain/football/favourites.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { favouriteList } from './favourites.resources.ts';

/** Puts what a member follows in order. */
export const sortFavourites = act({
  ...{ name: 'sortFavourites', members: true, invalidates: [] },
  to: ({ type }: { readonly type: FavouriteType; readonly ids: readonly string[] }) => type,
  run: async ({ loadPort }: Ports, order, { signal }) => (await loadPort('favourites')).sort(order, signal),
  optimistic: ({ type, ids }, change) =>
    change(favouriteList, { type, ids: [] }, (page) => ({
      ...page,
      list: page.list.toSorted((a, b) => ids.indexOf(a.target.id) - ids.indexOf(b.target.id)),
    })),
});

/** Gets the address of the calendar of all followed teams; `anew` invalidates the previous one. */
export const takeTeamCalendar = act({
  ...{ name: 'takeTeamCalendar', members: true, invalidates: [] },
  to: ({ anew }: { readonly anew: boolean }) => String(anew),
  run: async ({ loadPort }: Ports, { anew }, { signal }) => {
    const port = await loadPort('favourites');
    return anew ? port.renewCalendar(signal) : port.calendar(signal);
  },
});

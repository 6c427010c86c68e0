import { favourites } from '#contract/http/favourites.ts';
import { FAVOURITES, type FavouriteType } from '#domain/football/favourites.ts';
import type { FavouritesPort } from '#ports/favourites.ts';
import type { Send } from './send.ts';

const asked = ({ type, ids }: { readonly type: FavouriteType; readonly ids: readonly string[] }) => ({
  type,
  ...(ids.length > 0 && { ids: ids.slice(0, FAVOURITES.pageSize).join(',') }),
});

export const httpFavourites = (send: Send): FavouritesPort => ({
  list: (query, signal) => send(favourites.list, asked(query), signal),
  sort: (order, signal) => send(favourites.sort, order, signal),
  suggested: (query, signal) => send(favourites.suggested, asked(query), signal),
  calendar: (signal) => send(favourites.calendar, {}, signal),
  renewCalendar: (signal) => send(favourites.renewCalendar, {}, signal),
});

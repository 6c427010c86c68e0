import { favourites } from '#contract/http/favourites.ts';
import { FAVOURITES } from '#domain/football/favourites.ts';
import type { FavouritesPort } from '#ports/favourites.ts';
import { allFavourites, type FavouriteWish } from './allFavourites.ts';
import type { Send } from './send.ts';

/** A guest names the ids of the wanted page alone, which is the first one of those. */
const asked = ({ type, ids, pageNum }: FavouriteWish) => {
  if (ids.length === 0) return { type, ...(pageNum !== undefined && { pageNum }) };
  const from = ((pageNum ?? 1) - 1) * FAVOURITES.pageSize;
  return { type, ids: ids.slice(from, from + FAVOURITES.pageSize).join(',') };
};

export const httpFavourites = (send: Send): FavouritesPort => ({
  list: (query, signal) => allFavourites((wish, to) => send(favourites.list, asked(wish), to), query, signal),
  sort: (order, signal) => send(favourites.sort, order, signal),
  suggested: (query, signal) => send(favourites.suggested, asked(query), signal),
  calendar: (signal) => send(favourites.calendar, {}, signal),
  renewCalendar: (signal) => send(favourites.renewCalendar, {}, signal),
});

import { FAVOURITES, type FavouritePage, type FavouriteType } from '#domain/football/favourites.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';

export interface FavouriteWish {
  readonly type: FavouriteType;
  /** What a guest's device keeps; empty for a member. */
  readonly ids: readonly string[];
  /** The first by default. */
  readonly pageNum?: number;
}

/**
 * All that somebody follows of a kind as one page, as many as can be put in order. Fails if one of its
 * pages does.
 */
export const allFavourites = async (
  list: (wish: FavouriteWish, signal: AbortSignal) => Promise<Outcome<FavouritePage>>,
  query: FavouriteWish,
  signal: AbortSignal,
): Promise<Outcome<FavouritePage>> => {
  const first = await list(query, signal);
  if (!first.ok) return first;
  const total = Math.min(Math.max(first.value.total, query.ids.length), FAVOURITES.most);
  const pages = Math.ceil(total / FAVOURITES.pageSize);
  const further = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, i) => list({ ...query, pageNum: i + 2 }, signal)),
  );
  const failed = further.find((page) => !page.ok);
  if (failed) return failed;
  const all = [first, ...further].flatMap((page) => (page.ok ? page.value.list : []));
  return succeeded({ ...first.value, list: all, total });
};

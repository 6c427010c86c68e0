import type { FavouriteType } from '#domain/football/favourites.ts';
import { favouriteList } from '#machines/football/favourites.resources.ts';
import { useDeviceFavourites } from './useDeviceFavourites.ts';
import { useResource } from '../../hooks/useResource.ts';

/** What the viewer follows of one kind: a member's own, or what a guest's device keeps. */
export const useFollowed = (type: FavouriteType) => {
  const kept = useDeviceFavourites();
  const ids = kept.filter((one) => one.type === type).map(({ id }) => id);
  return useResource(favouriteList, { type, ids });
};

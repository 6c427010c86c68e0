import {
  KEPT_FAVOURITES,
  readKept,
  sortedKept,
  withKept,
  withoutKept,
  writeKept,
  type KeptFavourite,
} from '#domain/football/keptFavourites.ts';
import type { FavouriteType } from '#domain/football/favourites.ts';
import type { StoragePort } from '#ports/storage.ts';

/** What a guest follows on this device, one list for all that show it. */
const createDeviceFavourites = (storage: StoragePort) => {
  const listeners = new Set<() => void>();
  let merging: Promise<void> | null = null;
  let kept = readKept(storage.read(KEPT_FAVOURITES));
  const become = (next: readonly KeptFavourite[]): void => {
    kept = next;
    storage.write(KEPT_FAVOURITES, writeKept(next));
    for (const changed of listeners) changed();
  };
  return {
    now: (): readonly KeptFavourite[] => kept,
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    add: (one: KeptFavourite): void => become(withKept(kept, one)),
    remove: (one: Pick<KeptFavourite, 'type' | 'id'>): void => become(withoutKept(kept, one)),
    /** Hands it over to a member, once at a time however many ask for it. */
    mergeOnce: (merge: () => Promise<void>): Promise<void> => (merging ??= merge().finally(() => (merging = null))),
    sort: (type: FavouriteType, ids: readonly string[]): void => become(sortedKept(kept, type, ids)),
  };
};
export type DeviceFavourites = ReturnType<typeof createDeviceFavourites>;

const made = new WeakMap<StoragePort, DeviceFavourites>();

/** The favourites of a browser's storage. */
export const deviceFavouritesIn = (storage: StoragePort): DeviceFavourites => {
  const known = made.get(storage) ?? createDeviceFavourites(storage);
  made.set(storage, known);
  return known;
};

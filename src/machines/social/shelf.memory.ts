import type { OffShelf, ShelfItem } from '#domain/social/shelf.ts';
import { readTargets, targetText, type Progress, type Target } from '#domain/social/social.ts';
import type { StoragePort } from '#ports/storage.ts';
import { PLACES as IN_COMICS } from '../comics/comicsKept.ts';
import { placesOn } from '../vod/vod.places.ts';

/** What a guest's device knows of where they were, by kind; a later kind adds its own. */
const kinds: readonly ((storage: StoragePort) => readonly Progress[] | Promise<readonly Progress[]>)[] = [
  (storage) => placesOn(storage).all(),
  // The code of another area is loaded only where that area kept something.
  async (storage) => {
    if (storage.read(IN_COMICS) === null) return [];
    // Offline it may not come: then the shelf is without it.
    const memory = await import('../comics/comics.memory.ts').catch(() => null);
    return memory?.readingOn(storage).visits() ?? [];
  },
];
/** As many as the origin takes of a guest at once. */
const MOST = 50;

/** X29: where the viewer of this device was, latest first. */
export const keptHere = async (storage: StoragePort): Promise<readonly Progress[]> =>
  (await Promise.all(kinds.map((of) => of(storage))))
    .flat()
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST);

const OFF = 'khandai.shelf.off';

const readOff = (storage: StoragePort): readonly OffShelf[] =>
  (storage.read(OFF) ?? '').split(',').flatMap((entry) => {
    const [name = '', at] = entry.split('~');
    const group = readTargets(name)?.[0];
    return group && Number(at) > 0 ? [{ group, at: Number(at) }] : [];
  });

/** FI-8: what a guest took off the shelf; a later visit brings it back. A member's is known to the origin. */
export const offShelfOn = (storage: StoragePort) => {
  const keep = (off: readonly OffShelf[]) =>
    storage.write(OFF, off.map(({ group, at }) => `${targetText(group)}~${at}`).join() || null);
  const without = (group: Target) => readOff(storage).filter((one) => targetText(one.group) !== targetText(group));
  return {
    put: (group: Target, at: number) => keep([{ group, at }, ...without(group)].slice(0, MOST)),
    back: (group: Target) => keep(without(group)),
    /** Without what was taken off since its last visit. */
    clear: (items: readonly ShelfItem[]): readonly ShelfItem[] => {
      const at = new Map(readOff(storage).map((one) => [targetText(one.group), one.at]));
      return items.filter((item) => (at.get(targetText(item.group)) ?? -1) < item.at);
    },
  };
};

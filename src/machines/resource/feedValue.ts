import type { Slice } from '#domain/shared/slice.ts';

/** A list as far as it was loaded. */
export interface Feed<A, About = unknown> {
  readonly list: readonly A[];
  /** Cursor of the next slice; null at the end. */
  readonly next: string | null;
  /** The maximum is reached: the list ends here, although the origin has more. */
  readonly full: boolean;
  /** The other fields of the last loaded slice, for example the total. */
  readonly about: About;
}
/** The list including new items at its head, until the reader asks for them. */
export interface Ahead {
  readonly feed: Feed<unknown>;
  /** Number of new items. */
  readonly count: number;
  /** Whether it overlaps the shown list. If not, the items between the two are unknown. */
  readonly joined: boolean;
}
export interface Bounds {
  readonly idOf: (item: unknown) => string;
  /** Maximum of items. */
  readonly most: number;
}

const bounded = (list: readonly unknown[], { list: _, next, ...about }: Slice<unknown>, most: number) => {
  const fits = list.length < most || (list.length === most && next === null);
  return fits ? { list, next, about, full: false } : { list: list.slice(0, most), next: null, about, full: true };
};

/** Appends a slice, without items that are in the list already. */
export const grown = (held: Feed<unknown> | null, slice: Slice<unknown>, { idOf, most }: Bounds): Feed<unknown> => {
  const known = new Set(held?.list.map(idOf));
  return bounded([...(held?.list ?? []), ...slice.list.filter((item) => !known.has(idOf(item)))], slice, most);
};

/**
 * Merges a fresh first slice into the list: changed items are updated and removed ones dropped, but new ones wait in
 * `ahead`, so that nothing moves under the reader. Items below the slice stay as they are.
 */
export const merged = (
  held: Feed<unknown>,
  head: Slice<unknown>,
  { idOf, most }: Bounds,
): { readonly shown: Feed<unknown>; readonly ahead: Ahead | null } => {
  const fresh = new Map(head.list.map((item) => [idOf(item), item]));
  const known = new Set(held.list.map(idOf));
  const isNew = (item: unknown) => !known.has(idOf(item));
  const read = [...fresh.values()];
  const lastKnown = held.list.findLastIndex((item) => fresh.has(idOf(item)));
  const all = head.next === null;
  if (!all && lastKnown < 0 && held.list.length > 0) {
    const ahead = { feed: bounded(read, head, most), count: read.length, joined: false };
    return { shown: held, ahead };
  }
  const reach = all ? held.list.length : lastKnown + 1;
  const kept = held.list.slice(0, reach).flatMap((item) => fresh.get(idOf(item)) ?? []);
  const below = held.list.slice(reach);
  const goesOn = { ...head, next: below.length > 0 ? held.next : head.next };
  const lastShared = read.findLastIndex((item) => !isNew(item));
  const count = read.slice(0, lastShared + 1).filter(isNew).length;
  const whole = bounded([...read, ...below], goesOn, most);
  if (count === 0 || kept.length === 0) return { shown: whole, ahead: null };
  // New items at the very end of the list move nothing, so they are shown at once.
  const under = below.length > 0 ? [] : read.slice(lastShared + 1);
  const shown = bounded([...kept, ...under, ...below], goesOn, most);
  return { shown, ahead: { feed: whole, count, joined: true } };
};

import type { Slice } from '#domain/shared/slice.ts';

/** A list as far as it was read. */
export interface Feed<A, About = unknown> {
  readonly list: readonly A[];
  /** The cursor of the rest; null for the end. */
  readonly next: string | null;
  /** So much is held that the list ends here, though the origin's goes on. */
  readonly full: boolean;
  /** What the slice that was read last tells besides: how many there are in all, for example. */
  readonly about: About;
}
/** The list as it is with what came at its head, until the reader wants to see that. */
export interface Ahead {
  readonly feed: Feed<unknown>;
  /** How many are new. */
  readonly count: number;
  /** It goes over into what is shown; otherwise so much came that it is not known what lies between. */
  readonly joined: boolean;
}
export interface Bounds {
  readonly idOf: (item: unknown) => string;
  /** How many are held at most. */
  readonly most: number;
}

const bounded = (list: readonly unknown[], { list: _, next, ...about }: Slice<unknown>, most: number) => {
  const fits = list.length < most || (list.length === most && next === null);
  return fits ? { list, next, about, full: false } : { list: list.slice(0, most), next: null, about, full: true };
};

/** With the next slice under it; what stands there already is not added twice. */
export const grown = (held: Feed<unknown> | null, slice: Slice<unknown>, { idOf, most }: Bounds): Feed<unknown> => {
  const known = new Set(held?.list.map(idOf));
  return bounded([...(held?.list ?? []), ...slice.list.filter((item) => !known.has(idOf(item)))], slice, most);
};

/**
 * What was read again at the head: what changed there changes, what is gone goes, and what is new among it waits in
 * `ahead`, so that nothing moves under the reader. What lies further down stays as it was read.
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
  // What came after the last that is known moves nothing, where the end of the list is shown.
  const under = below.length > 0 ? [] : read.slice(lastShared + 1);
  const shown = bounded([...kept, ...under, ...below], goesOn, most);
  return { shown, ahead: { feed: whole, count, joined: true } };
};

/** Part of a list by time, the latest first. */
export interface ListPage<A> {
  readonly list: readonly A[];
  /** How many there are in all. */
  readonly total: number;
  /** Where the list goes on; null for the end. */
  readonly next: string | null;
}

/** A place in such a list: behind what, and since when that stands there, epoch milliseconds. */
export interface ListPlace {
  readonly since: number;
  readonly id: string;
}
export const cursorOf = ({ since, id }: ListPlace): string => `${since}.${id}`;
/** The first `most` of rows that were read with one more, and where the rest begins. */
export const pageOfRows = <A>(
  rows: readonly A[],
  most: number,
  place: (row: A) => ListPlace,
): Omit<ListPage<A>, 'total'> => {
  const list = rows.slice(0, most);
  const last = rows.length > most ? list.at(-1) : undefined;
  return { list, next: last === undefined ? null : cursorOf(place(last)) };
};
export const placeOf = (cursor: string): ListPlace => {
  const dot = cursor.indexOf('.');
  return { since: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
};

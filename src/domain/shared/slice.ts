/** Part of a list without an end in sight. */
export interface Slice<A> {
  readonly list: readonly A[];
  /** The cursor of the rest; null for the end. */
  readonly next: string | null;
  /** A cursor for what came before the first, where the list grows at its head. */
  readonly newest?: string;
}

/** Where it is shown how many there are in all. */
export interface CountedSlice<A> extends Slice<A> {
  readonly total: number;
}

/** A place in a list: a number that it is ordered by (mostly epoch milliseconds), and an id where that is the same. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

/** A place as a client has it, who only ever hands back what it was given: 15 digits are a safe integer. */
export const CURSOR = /^[0-9]{1,15}\.[A-Za-z0-9_-]{1,64}$/u;
export const cursorOf = ({ at, id }: Place): string => `${at}.${id}`;
/** Of a text that is a cursor: the contract lets no other in. */
export const placeOf = (cursor: string): Place => {
  const dot = cursor.indexOf('.');
  return { at: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
};

/** The first `most` of rows that were read with one more, which tells whether the list goes on. */
export const sliceOf = <A>(rows: readonly A[], most: number, place: (row: A) => Place): Slice<A> => {
  const list = rows.slice(0, most);
  const last = rows.length > most ? list.at(-1) : undefined;
  return { list, next: last === undefined ? null : cursorOf(place(last)) };
};

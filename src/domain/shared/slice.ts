/** One page of a keyset-paginated list. */
export interface Slice<A> {
  readonly list: readonly A[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
  /** Cursor for what was added before the first item, for lists that grow at their head. */
  readonly newest?: string;
}

/** A slice of a list whose total is shown. */
export interface CountedSlice<A> extends Slice<A> {
  readonly total: number;
}

/** A position in a sorted list: the sort key (usually epoch milliseconds), and the id among equal ones. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

/** A place as an opaque cursor for clients; 15 digits are a safe integer. */
export const CURSOR = /^[0-9]{1,15}\.[A-Za-z0-9_-]{1,64}$/u;
/** A place among matches: below 0 before 1970. */
export const MATCH_CURSOR = /^-?[0-9]{1,15}\.[A-Za-z0-9_-]{1,64}$/u;
export const cursorOf = ({ at, id }: Place): string => `${at}.${id}`;
/** Parses a valid cursor: the contract accepts only texts that match `CURSOR` or, for matches, `MATCH_CURSOR`. */
export const placeOf = (cursor: string): Place => {
  const dot = cursor.indexOf('.');
  return { at: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
};

/** A slice from rows that were queried with a limit of `most + 1`: the extra row tells whether there is a next page. */
export const sliceOf = <A>(rows: readonly A[], most: number, place: (row: A) => Place): Slice<A> => {
  const list = rows.slice(0, most);
  const last = rows.length > most ? list.at(-1) : undefined;
  return { list, next: last === undefined ? null : cursorOf(place(last)) };
};

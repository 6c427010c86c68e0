import { placeOf } from '#domain/shared/slice.ts';
import { sql, type Sql } from './sql.ts';

/** What a list is ordered by: a column of whole numbers, and an id where that is the same. Both are the query's own words. */
export interface KeysetColumns {
  readonly at: Sql;
  readonly id: Sql;
  readonly latestFirst: boolean;
}

export interface Keyset {
  /** The condition that lets in what lies behind a cursor; everything without one. */
  readonly behind: (cursor: string | undefined) => Sql;
  /** The order, and one more row than is shown, for `sliceOf`. */
  readonly first: (most: number) => Sql;
}

/**
 * Reads a list slice by slice from behind the last row that was shown, and not by how many there were: nothing comes
 * twice and nothing is left out where the list grows or shrinks meanwhile, and the hundredth slice costs what the first does.
 */
export const keyset = ({ at, id, latestFirst }: KeysetColumns): Keyset => ({
  behind: (cursor) => {
    if (cursor === undefined) return sql`1 = 1`;
    const place = placeOf(cursor);
    // The first comparison alone lets an index begin there.
    return latestFirst
      ? sql`${at} <= ${place.at} and (${at} < ${place.at} or ${id} > ${place.id})`
      : sql`${at} >= ${place.at} and (${at} > ${place.at} or ${id} > ${place.id})`;
  },
  first: (most) =>
    latestFirst ? sql`order by ${at} desc, ${id} limit ${most + 1}` : sql`order by ${at}, ${id} limit ${most + 1}`,
});

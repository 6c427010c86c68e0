import { placeOf } from '#domain/shared/slice.ts';
import { sql, type Sql } from './sql.ts';

/** The sort key of a list: a column of integers, and an id among equal ones. Both are SQL expressions. */
export interface KeysetColumns {
  readonly at: Sql;
  readonly id: Sql;
  readonly latestFirst: boolean;
}

export interface Keyset {
  /** The condition for rows after a cursor; true without one. */
  readonly behind: (cursor: string | undefined) => Sql;
  /** The order, and a limit of one more row than is shown, for `sliceOf`. */
  readonly first: (most: number) => Sql;
}

/**
 * Keyset pagination: each slice starts after the last row of the previous one, instead of at an offset. No row is
 * repeated or skipped when the list changes meanwhile, and every slice costs the same.
 */
export const keyset = ({ at, id, latestFirst }: KeysetColumns): Keyset => ({
  behind: (cursor) => {
    if (cursor === undefined) return sql`1 = 1`;
    const place = placeOf(cursor);
    // PostgreSQL refuses a number that is too large for a smaller column.
    const from = sql`cast(${place.at} as bigint)`;
    // The first comparison alone allows an index scan to start there.
    return latestFirst
      ? sql`${at} <= ${from} and (${at} < ${from} or ${id} > ${place.id})`
      : sql`${at} >= ${from} and (${at} > ${from} or ${id} > ${place.id})`;
  },
  first: (most) =>
    latestFirst ? sql`order by ${at} desc, ${id} limit ${most + 1}` : sql`order by ${at}, ${id} limit ${most + 1}`,
});

import { listed, sql, type Sql } from './sql.ts';

/** None of these people is in a column. An expression, so that no index over members takes the place of the list's own. */
export const notBy = (column: Sql, people: readonly string[]): Sql =>
  people.length === 0 ? sql`1 = 1` : sql`coalesce(${column}, '') not in (${listed(people)})`;

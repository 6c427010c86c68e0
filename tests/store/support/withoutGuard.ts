import type { Database, Queries } from '#server/database/database.ts';
import { textOf, type Sql } from '#server/database/sql.ts';

/** What keeps two connections from spoiling each other's work. Each case also runs with all of it removed. */
export interface Guard {
  /** Serializable transactions; without it: read committed. */
  readonly isolation?: true;
  /** Unique keys, as the statements that drop them. */
  readonly keys?: readonly Sql[];
  /** Conditions and clauses of statements, as patterns for their text, which contains values as `⟦1⟧`. */
  readonly clauses?: readonly RegExp[];
  /** Named locks. */
  readonly locks?: true;
  /** Anything else, as its replacement. */
  readonly instead?: (queries: Queries) => Queries;
}

const leaveOut = (query: Sql, clauses: readonly RegExp[]): Sql => {
  const text = textOf(query, (number) => `⟦${number}⟧`);
  const pieces = clauses.reduce((left, clause) => left.replace(clause, ''), text).split(/⟦(\d+)⟧/);
  return {
    parts: pieces.filter((_, i) => i % 2 === 0),
    values: pieces.filter((_, i) => i % 2 === 1).map((number) => query.values[Number(number) - 1] ?? null),
  };
};

/** The same database without the guard, except for keys and isolation, which are removed where it is opened. */
export const withoutGuard = (
  database: Database,
  { clauses = [], locks, instead = (same) => same }: Guard,
): Database => {
  const bare = (queries: Queries): Queries =>
    instead({
      all: (row, query) => queries.all(row, leaveOut(query, clauses)),
      one: (row, query) => queries.one(row, leaveOut(query, clauses)),
      run: (query) => queries.run(leaveOut(query, clauses)),
    });
  return {
    ...database,
    ...bare(database),
    transaction: (work, isolation) => database.transaction((queries) => work(bare(queries)), isolation),
    locked: locks ? (_name, work) => work() : database.locked,
  };
};

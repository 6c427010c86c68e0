import type { Database, Queries } from '#server/database/database.ts';
import { textOf, type Sql } from '#server/database/sql.ts';

/** What keeps two connections from spoiling each other's work. A case is run once more with all of it taken out. */
export interface Guard {
  /** Transactions are serializable; without: read committed. */
  readonly isolation?: true;
  /** Unique keys, as the statements that drop them. */
  readonly keys?: readonly Sql[];
  /** Conditions and clauses of statements, as what finds them in the text; values stand there as `⟦1⟧`. */
  readonly clauses?: readonly RegExp[];
  /** Named locks. */
  readonly locks?: true;
  /** Anything else, by what stands in the place of it. */
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

/** The same database without the guard, but for keys and isolation, which are taken out where it is opened. */
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

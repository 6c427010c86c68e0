import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { textOf, type Sql } from './sql.ts';

const MOST_PREPARED = 500;

/** Prepared statements, cached by text and connection. */
export interface Statements {
  readonly all: (query: Sql) => readonly unknown[];
  readonly run: (query: Sql) => number;
}

export const statements = (connection: DatabaseSync): Statements => {
  const prepared = new Map<string, StatementSync>();
  /** By the list of parts, which a statement without other pieces has in common with itself: its text is then not made again. */
  const known = new WeakMap<readonly string[], StatementSync>();
  const prepare = (query: Sql): StatementSync => {
    const again = known.get(query.parts);
    if (again) return again;
    const text = textOf(query, () => '?');
    let statement = prepared.get(text);
    if (!statement) {
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      statement = connection.prepare(text);
      prepared.set(text, statement);
    }
    known.set(query.parts, statement);
    return statement;
  };
  return {
    all: (query) => prepare(query).all(...query.values),
    run: (query) => Number(prepare(query).run(...query.values).changes),
  };
};

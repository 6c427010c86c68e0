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
  const prepare = (query: Sql): StatementSync => {
    const text = textOf(query, () => '?');
    let statement = prepared.get(text);
    if (!statement) {
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      statement = connection.prepare(text);
      prepared.set(text, statement);
    }
    return statement;
  };
  return {
    all: (query) => prepare(query).all(...query.values),
    run: (query) => Number(prepare(query).run(...query.values).changes),
  };
};

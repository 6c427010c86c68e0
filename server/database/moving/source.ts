import { DatabaseSync } from 'node:sqlite';
import type { Column } from '../shape.ts';
import { StartRefused } from '../../shared/startRefused.ts';
import type { Stored } from './checksum.ts';

/** Rows that are handed over at once. */
const AT_ONCE = 500;

/** The embedded database, kept from being written to while it is read. */
export interface Source {
  /** The rows of a table, some at a time; each as the values of these columns. */
  readonly rows: (table: string, columns: readonly Column[]) => Iterable<readonly (readonly Stored[])[]>;
  readonly close: () => void;
}

const fits = (value: unknown, { kind }: Column): value is Stored => {
  if (value === null) return true;
  if (kind === 'text') return typeof value === 'string';
  return kind === 'integer' ? typeof value === 'bigint' : typeof value === 'number';
};

/** SQLite keeps whatever it is given; what is not of its column's type is told by its place. */
const read = (row: Readonly<Record<string, unknown>>, columns: readonly Column[]): readonly Stored[] =>
  columns.map((column) => {
    const value = row[column.name];
    if (!fits(value, column))
      throw new StartRefused(`${column.table}.${column.name} holds what is no ${column.kind}: nothing was moved.`);
    return value;
  });

/** Opens a file of SQLite; nobody else writes to it until it is closed. */
export const openSource = (file: string): Source => {
  const connection = new DatabaseSync(file, { timeout: 5000, readBigInts: true });
  connection.exec('begin immediate');
  return {
    *rows(table, columns) {
      // Both are of the database's own form, never of anybody's words.
      const query = `select ${columns.map(({ name }) => `"${name}"`).join(', ')} from "${table}"`;
      let some: (readonly Stored[])[] = [];
      for (const row of connection.prepare(query).iterate()) {
        some.push(read(row, columns));
        if (some.length < AT_ONCE) continue;
        yield some;
        some = [];
      }
      if (some.length > 0) yield some;
    },
    close: () => connection.close(),
  };
};

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { lockFolder } from '../database/folderLock.ts';
import { databaseFile, openDatabase } from '../database/open.ts';
import { columnsOf, type Column, type Engine } from '../database/shape.ts';
import { StartRefused } from '../shared/startRefused.ts';
import { summing, type Checksum } from '../database/moving/checksum.ts';
import { openSource, type Source } from '../database/moving/source.ts';
import { openTarget, type Target } from '../database/moving/target.ts';

/** What messages call the target database's URL. */
export const CALLED = 'ADDRESS';

export interface MoveWish {
  readonly dataDir: string;
  /** The URL of a PostgreSQL database. */
  readonly url: string;
  /** The setting SECRET; null if it is not set. */
  readonly secret: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Called with a line for each table. */
  readonly say: (line: string) => void;
}

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** Sorts tables so that referenced tables come first. */
const inOrder = (columns: readonly Column[]): readonly Table[] => {
  const left = new Map<string, Column[]>();
  for (const column of columns) left.set(column.table, [...(left.get(column.table) ?? []), column]);
  const ordered: Table[] = [];
  while (left.size > 0) {
    const free = [...left].filter(([name, own]) =>
      own.every(({ parent }) => parent === null || parent === name || !left.has(parent)),
    );
    if (free.length === 0) throw new Error(`these tables refer to each other: ${[...left.keys()].join(', ')}`);
    for (const [name, own] of free) {
      ordered.push({ name, columns: own });
      left.delete(name);
    }
  }
  return ordered;
};

/** Opens a database, which migrates it to the newest schema, and returns its columns; each engine records which migrations have run. */
const migratedColumns = async (opening: Promise<Database>, engine: Engine): Promise<readonly Column[]> => {
  const database = await opening;
  try {
    return (await columnsOf(database, engine)).filter(({ table }) => table !== 'migration');
  } finally {
    await database.close();
  }
};
const shapeOf = (columns: readonly Column[]): string =>
  columns
    .map(({ table, name, kind }) => `${table}.${name} ${kind}`)
    .sort()
    .join('\n');

const isSame = (one: Checksum, other: Checksum): boolean =>
  one.rows === other.rows && one.sums.join() === other.sums.join();

/** Copies a table and compares the rows read with those that are stored; returns the number of rows. */
const copy = async (source: Source, target: Target, { name, columns }: Table): Promise<number> => {
  const read = summing(columns);
  for (const rows of source.rows(name, columns)) {
    for (const row of rows) read.add(row);
    await target.insert(name, columns, rows);
  }
  const [wanted, found] = [read.sum(), await target.checksum(name, columns)];
  if (!isSame(wanted, found))
    throw new StartRefused(
      `${name} came out otherwise than it was (${wanted.rows} rows read, ${found.rows} written): nothing was moved.`,
    );
  return Number(wanted.rows);
};

const secretNote = ({ secret, dataDir }: MoveWish): string =>
  secret === null
    ? `SECRET set to what stands in ${join(dataDir, 'secret')} (another one ends every session)`
    : 'the same SECRET';

/**
 * Moves the contents of a folder's embedded database into an empty PostgreSQL database, in one transaction. The folder
 * is locked meanwhile and stays unchanged. Returns the last line for the operator; a refusal is one line too.
 */
export const move = async (wish: MoveWish): Promise<string> => {
  const { dataDir, url, now, say } = wish;
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new StartRefused(`There is no embedded database in DATA_DIR (${dataDir}).`);
  const letGo = lockFolder(dataDir);
  try {
    const target = await openTarget(url, CALLED);
    try {
      await target.refuseUnlessEmpty();
      const theirs = await migratedColumns(openDatabase(dataDir, now, url), 'postgres');
      const own = await migratedColumns(openDatabase(dataDir, now), 'sqlite');
      if (shapeOf(own) !== shapeOf(theirs)) throw new Error('the two databases differ in their tables');
      const tables = inOrder(own);
      const source = openSource(file);
      try {
        const width = Math.max(...tables.map(({ name }) => name.length));
        const counts = await target.whole(
          tables.map(({ name }) => name),
          async () => {
            const all: number[] = [];
            for (const table of tables) {
              const count = await copy(source, target, table);
              say(`${table.name.padEnd(width)}  ${count}`);
              all.push(count);
            }
            await target.setSequences();
            return all;
          },
        );
        const rows = counts.reduce((sum, count) => sum + count, 0);
        return `Moved ${rows} rows of ${tables.length} tables, each compared. Start the portal with DATABASE_URL set to that database, DATA_DIR as it was (pictures and recordings stay there) and ${secretNote(wish)}.`;
      } finally {
        source.close();
      }
    } finally {
      await target.close();
    }
  } finally {
    letGo();
  }
};

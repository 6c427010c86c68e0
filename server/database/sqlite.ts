import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DatabaseUnavailable,
  decodeRows,
  UniqueViolation,
  type Database,
  type Queries,
  type Unavailability,
} from './database.ts';
import { exclusively } from './exclusively.ts';
import { statements, type Statements } from './sqliteStatements.ts';
import { reads, sql, type Sql } from './sql.ts';

const BEGIN = sql`begin immediate`;
const COMMIT = sql`commit`;
const ROLLBACK = sql`rollback`;
const LOCK_WAIT_MS = 5000;
const LOCK_POLL_MS = 2;
const UNIQUE = 2067;
const PRIMARY_KEY = 1555;
const BUSY = 5;
/**
 * By the lower byte of SQLite's error code, which related errors share: disk failures and locks of other connections.
 */
const unavailable: ReadonlyMap<number, Unavailability> = new Map([
  [BUSY, 'busy'],
  [6, 'locked'],
  [8, 'readOnly'],
  [10, 'unreachable'],
  [13, 'full'],
  [14, 'unreachable'],
]);

const errcodeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;

const translated = (error: unknown): unknown => {
  const code = errcodeOf(error);
  if (code === UNIQUE || code === PRIMARY_KEY) return new UniqueViolation(String(error), { cause: error });
  const why = unavailable.get(code & 0xff);
  return why === undefined ? error : new DatabaseUnavailable(why, { cause: error });
};

/** Retries a statement while another connection is writing; SQLite's own busy timeout would block the event loop. */
const whenUnlocked = async <A>(attempt: () => A): Promise<A> => {
  for (let left = LOCK_WAIT_MS; ; left -= LOCK_POLL_MS) {
    try {
      return attempt();
    } catch (error) {
      if ((errcodeOf(error) & 0xff) !== BUSY || left <= 0) throw translated(error);
    }
    await wait(LOCK_POLL_MS);
  }
};

const connect = (file: string): DatabaseSync => {
  const connection = new DatabaseSync(file, { timeout: LOCK_WAIT_MS, enableForeignKeyConstraints: true });
  connection.exec('pragma journal_mode = wal; pragma synchronous = full');
  return connection;
};

const queriesOn = (use: (query: Sql) => Statements): Queries => ({
  all: async (row, query) => decodeRows(row, await whenUnlocked(() => use(query).all(query))),
  one: async (row, query) => decodeRows(row, (await whenUnlocked(() => use(query).all(query))).slice(0, 1))[0] ?? null,
  run: (query) => whenUnlocked(() => use(query).run(query)),
});

/**
 * An SQLite file in WAL mode, synced at each commit. One connection writes, one transaction at a time; while it does,
 * another one reads, and never waits for a writer. Other connections and processes may write to the same file.
 */
export const openSqlite = (file: string): Database => {
  mkdirSync(dirname(file), { recursive: true });
  const writing = connect(file);
  writing.exec('pragma busy_timeout = 0');
  const reading = connect(file);
  reading.exec('pragma query_only = 1');
  const writer = statements(writing);
  const reader = statements(reading);
  const onWriter = queriesOn(() => writer);
  /**
   * The other connection reads only while a transaction is under way here: after each commit it would have to read anew
   * every page that it knew.
   */
  const onReader = queriesOn(() => (writing.isTransaction ? reader : writer));
  const alone = exclusively();
  const underLock = exclusively();

  return {
    all: (row, query) => (reads(query) ? onReader.all(row, query) : alone(() => onWriter.all(row, query))),
    one: (row, query) => (reads(query) ? onReader.one(row, query) : alone(() => onWriter.one(row, query))),
    run: (query) => alone(() => onWriter.run(query)),
    transaction: (work) =>
      alone(async () => {
        await whenUnlocked(() => writer.run(BEGIN));
        try {
          const value = await work(onWriter);
          writer.run(COMMIT);
          return value;
        } catch (error) {
          if (writing.isTransaction) writer.run(ROLLBACK);
          throw translated(error);
        }
      }),
    locked: (_name, work) => underLock(work),
    close: () =>
      alone(async () => {
        reading.close();
        writing.close();
      }),
  };
};

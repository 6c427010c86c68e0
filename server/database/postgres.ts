import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase, Pool, PoolClient, PoolConfig, QueryConfig } from 'pg';
import { DatabaseUnavailable, UniqueViolation, type Database, type Isolation, type Queries } from './database.ts';
import { Contended, translated } from './postgresFaults.ts';
import { StartRefused } from '../shared/startRefused.ts';
import { queriesOn } from './postgresQueries.ts';
import { reads } from './sql.ts';

/** The oldest version that is tested. */
const OLDEST = 15;
/** Maximum number of connections per process, for reading and for writing. */
const MOST_READING = 6;
const MOST_WRITING = 6;
const CONNECT_MS = 5000;
/** The server cancels statements that take longer. */
const STATEMENT_MS = 10_000;
const LOCK_MS = 5000;
const IDLE_IN_TRANSACTION_MS = 15_000;
/** Client-side timeout, for a server that no longer answers. */
const ANSWER_MS = 15_000;
/** Timeout for a named lock; migrations may hold theirs for long. */
const NAMED_LOCK_MS = 300_000;

/** Retries after conflicts: exponential backoff with jitter. */
const MOST_TRIES = 30;
const FIRST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 200;
/** How often the same work may violate a unique key before it fails. */
const MOST_VIOLATIONS = 2;

/** The driver accepts a timeout per query, though its types do not say so. */
type PatientQuery = QueryConfig & { readonly query_timeout: number };

const INT8 = 20;

const whole = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database holds ${text}, which no number carries here`);
  return value;
};

/**
 * Retries work after a conflict with a concurrent transaction, up to a maximum. A unique violation may come from a row
 * that was inserted concurrently: work that checks first sees it on the retry, and any other violation is thrown.
 */
const retryConflicts = async <A>(attempt: () => Promise<A>): Promise<A> => {
  let violations = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof UniqueViolation) violations += 1;
      else if (!(error instanceof Contended)) throw error;
      if (violations >= MOST_VIOLATIONS) throw error;
      if (tries >= MOST_TRIES) throw new DatabaseUnavailable('busy', { cause: error });
    }
    await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries));
  }
};

const levels: Readonly<Record<Isolation, string>> = { serializable: 'serializable', rowLocks: 'read committed' };

const transact = async <A>(pool: Pool, isolation: Isolation, work: (queries: Queries) => Promise<A>): Promise<A> => {
  const client = await connection(pool);
  try {
    await client.query(`begin isolation level ${levels[isolation]}`);
    const value = await work(queriesOn(() => (text, values) => client.query(text, values)));
    await client.query('commit');
    client.release();
    return value;
  } catch (error) {
    const fault = translated(error);
    // After an error that the server reported, the connection is intact and is returned to the pool.
    const back =
      !(fault instanceof DatabaseUnavailable) &&
      (await client.query('rollback').then(
        () => true,
        () => false,
      ));
    client.release(!back);
    throw fault;
  }
};

const connection = async (pool: Pool): Promise<PoolClient> => {
  try {
    return await pool.connect();
  } catch (error) {
    throw translated(error);
  }
};

interface Server {
  /** `server_version_num`: 150004 is 15.4. */
  readonly version: number;
  readonly encoding: string;
}

/** Why a server does not meet the requirements of the stores, in one line; null if it does. `called` names its setting. */
export const serverProblem = ({ version, encoding }: Server, called: string): string | null => {
  if (version < OLDEST * 10_000)
    return `${called} is a PostgreSQL ${Math.floor(version / 10_000)}: ${OLDEST} or later is needed.`;
  return encoding === 'UTF8'
    ? null
    : `The database of ${called} holds text as ${encoding}: make one with the encoding UTF8.`;
};

/** Throws if the server does not meet the requirements of the stores. */
export const judge = async (client: Pick<ClientBase, 'query'>, called = 'DATABASE_URL'): Promise<void> => {
  const asked = await client.query<Server>(
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
  );
  const problem = serverProblem(asked.rows[0]!, called);
  if (problem !== null) throw new StartRefused(problem);
};

/**
 * PostgreSQL, version 15 or later. Reading connections see what is committed; writing transactions are isolated by
 * `defaultIsolation` unless they choose otherwise, and retried after conflicts. A lost connection fails its statement
 * (`DatabaseUnavailable`), and the next statement opens a new one.
 */
export const openPostgres = async (url: string, defaultIsolation: Isolation = 'serializable'): Promise<Database> => {
  const { Pool, types } = await import('pg');
  const pool = (max: number, settings: Readonly<Record<string, string | number>>): Pool => {
    const config: PoolConfig = {
      connectionString: url,
      max,
      application_name: 'khandai',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      options: Object.entries(settings)
        .map(([name, value]) => `-c ${name}=${String(value).replaceAll(' ', '\\ ')}`)
        .join(' '),
      types: {
        getTypeParser: ((oid: number, format: 'text') =>
          oid === INT8 ? whole : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
      },
    };
    const made = new Pool(config);
    // A lost connection fails the statement that uses it; an idle one is replaced on the next use.
    made.on('error', () => {});
    made.on('connect', (client) => client.on('error', () => {}));
    return made;
  };
  const bounds = {
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  const reading = pool(MOST_READING, { ...bounds, default_transaction_read_only: 'on' });
  const writing = pool(MOST_WRITING, { ...bounds, default_transaction_isolation: levels[defaultIsolation] });

  const queries = queriesOn((query) => {
    const from = reads(query) ? reading : writing;
    return (text, values) => from.query(text, values);
  });
  try {
    await judge(reading);
  } catch (error) {
    await Promise.all([reading.end(), writing.end()]);
    throw error;
  }
  return {
    all: (row, query) => retryConflicts(() => queries.all(row, query)),
    one: (row, query) => retryConflicts(() => queries.one(row, query)),
    run: (query) => retryConflicts(() => queries.run(query)),
    transaction: (work, isolation = defaultIsolation) => retryConflicts(() => transact(writing, isolation, work)),
    locked: async (name, work) => {
      const client = await connection(writing);
      try {
        await client.query(`set statement_timeout = 0; set lock_timeout = ${NAMED_LOCK_MS}`);
        const lock: PatientQuery = {
          text: 'select pg_advisory_lock(hashtext($1))',
          values: [`khandai ${name}`],
          query_timeout: NAMED_LOCK_MS,
        };
        await client.query(lock);
        return await work();
      } catch (error) {
        throw translated(error);
      } finally {
        // Closing the connection releases the lock, whatever the state of either.
        client.release(true);
      }
    },
    close: async () => {
      await Promise.all([reading.end(), writing.end()]);
    },
  };
};

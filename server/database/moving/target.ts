import type { Client } from 'pg';
import { judge } from '../postgres.ts';
import type { Column, ColumnKind } from '../shape.ts';
import { StartRefused } from '../../shared/startRefused.ts';
import { checksumQuery, type Checksum, type Stored } from './checksum.ts';

const CONNECT_MS = 5000;
/** How long others may hold a table before this gives up. */
const LOCK_MS = 2000;
/** The one table that has rows in a database which was only migrated. */
const MIGRATIONS = 'migration';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const arrays: Readonly<Record<ColumnKind, string>> = {
  text: 'text[]',
  integer: 'bigint[]',
  real: 'double precision[]',
};

/** An empty PostgreSQL that is filled in one transaction. */
export interface Target {
  /** Throws unless nothing is stored there, of this portal or of anybody. */
  readonly refuseUnlessEmpty: () => Promise<void>;
  /** All of it or nothing: commits what `work` has written, and keeps everybody else out meanwhile. */
  readonly whole: <A>(tables: readonly string[], work: () => Promise<A>) => Promise<A>;
  readonly insert: (table: string, columns: readonly Column[], rows: readonly (readonly Stored[])[]) => Promise<void>;
  readonly checksum: (table: string, columns: readonly Column[]) => Promise<Checksum>;
  /** Lets whatever counts up by itself go on behind what was written. */
  readonly setSequences: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const SEQUENCES = `
  select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`;

const fill = (client: Client, called: string): Omit<Target, 'whole' | 'close'> => {
  const namesOf = async (text: string): Promise<readonly string[]> =>
    (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);
  const refuseUnlessEmpty = async (): Promise<void> => {
    const tables = await namesOf(
      'select table_name as name from information_schema.tables where table_schema = current_schema() order by 1',
    );
    const foreign = tables.length > 0 && !tables.includes(MIGRATIONS);
    const filled: string[] = [];
    for (const table of tables.filter((name) => foreign || name !== MIGRATIONS)) {
      const some = foreign ? [table] : await namesOf(`select 'x' as name from ${quoted(table)} limit 1`);
      if (some.length > 0) filled.push(table);
    }
    if (filled.length > 0)
      throw new StartRefused(
        `The database of ${called} is not empty (${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ', …' : ''}): give one without tables.`,
      );
  };
  return {
    refuseUnlessEmpty,
    insert: async (table, columns, rows) => {
      const names = columns.map(({ name }) => quoted(name)).join(', ');
      const lists = columns.map(({ kind }, i) => `$${i + 1}::${arrays[kind]}`).join(', ');
      const values = columns.map((_, i) => rows.map((row) => (typeof row[i] === 'bigint' ? String(row[i]) : row[i])));
      await client.query(
        `insert into ${quoted(table)} (${names}) overriding system value select * from unnest(${lists})`,
        values,
      );
    },
    checksum: async (table, columns) => {
      const query = checksumQuery(
        quoted(table),
        columns.map(({ kind, name }) => ({ kind, quoted: quoted(name) })),
      );
      return (await client.query<Checksum>(query)).rows[0]!;
    },
    setSequences: async () => {
      const { rows } = await client.query<{ table: string; column: string; sequence: string }>(SEQUENCES);
      for (const { table, column, sequence } of rows)
        await client.query(
          `select setval($1::regclass, coalesce(max(${quoted(column)}), 1), max(${quoted(column)}) is not null)
           from ${quoted(table)}`,
          [sequence],
        );
    },
  };
};

/** Connects to a PostgreSQL that the stores can use; `called` is what messages call its address. */
export const openTarget = async (url: string, called: string): Promise<Target> => {
  const { Client } = await import('pg');
  const client = new Client({
    ...{ connectionString: url, application_name: 'khandai move' },
    ...{ connectionTimeoutMillis: CONNECT_MS, keepAlive: true },
  });
  // Whatever is under way then fails by itself.
  client.on('error', () => {});
  await client.connect();
  try {
    await judge(client, called);
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = ${LOCK_MS}`,
    );
  } catch (error) {
    await client.end();
    throw error;
  }
  const filling = fill(client, called);
  return {
    ...filling,
    whole: async (tables, work) => {
      await client.query('begin');
      try {
        await client.query(`lock table ${tables.map(quoted).join(', ')} in access exclusive mode`);
        await filling.refuseUnlessEmpty();
        const value = await work();
        await client.query('commit');
        return value;
      } catch (error) {
        // A lost connection is rolled back by the server.
        await client.query('rollback').catch(() => {});
        throw error;
      }
    },
    close: () => client.end().catch(() => {}),
  };
};

import * as Schema from 'effect/Schema';
import type { Database } from './database.ts';
import { sql, type Sql } from './sql.ts';

/** One migration of the schema, in the SQL that SQLite and PostgreSQL share; never changed once released. */
export interface Migration {
  /** NNNN-name; migrations run in the order of their list. */
  readonly name: string;
  readonly statements: readonly Sql[];
}

/** The database was used by a newer release, which ran migrations that this build does not know. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
  readonly unknown: readonly string[];

  constructor(unknown: readonly string[]) {
    super(`unknown migrations: ${unknown.join(', ')}`);
    this.unknown = unknown;
  }
}

const NameRow = Schema.Struct({ name: Schema.String });

/**
 * Runs the pending migrations and gives their names. Throws `NewerDatabase`. Each is all or nothing, and runs once, because
 * a named lock lets one process migrate at a time.
 */
export const migrate = (
  database: Database,
  migrations: readonly Migration[],
  now: number,
): Promise<readonly string[]> =>
  // If two processes start at once, the second one waits and finds everything done.
  database.locked('migrations', async () => {
    await database.run(sql`create table if not exists migration (name text primary key, ran_at bigint not null)`);
    const before = (await database.all(NameRow, sql`select name from migration order by name`)).map(({ name }) => name);
    const unknown = before.filter((name) => !migrations.some((known) => known.name === name));
    if (unknown.length > 0) throw new NewerDatabase(unknown);
    const toRun = migrations.filter(({ name }) => !before.includes(name));
    for (const { name, statements } of toRun)
      await database.transaction(async (queries) => {
        for (const statement of statements) await queries.run(statement);
        await queries.run(sql`insert into migration (name, ran_at) values (${name}, ${now})`);
      });
    return toRun.map(({ name }) => name);
  });

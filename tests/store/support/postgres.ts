import { Client } from 'pg';
import { migrations } from '#server/areas.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { findPostgres, startPostgres, type OwnPostgres } from '../../../tools/postgres.ts';

const TEMPLATE = 'migrated';

/** One server for all files of a worker, since creating one takes seconds of a core. It ends with the worker. */
let server: Promise<OwnPostgres> | undefined;
let made = 0;

const start = async (): Promise<OwnPostgres> => {
  const bin = findPostgres();
  if (bin === null) throw new Error('There is no PostgreSQL on this machine.');
  const started = await startPostgres(bin);
  await command(started, `create database ${TEMPLATE}`);
  const template = await openPostgres(started.url(TEMPLATE));
  await migrate(template, migrations, 0);
  await template.close();
  return started;
};

const command = async (on: OwnPostgres, text: string): Promise<void> => {
  const client = new Client({ connectionString: on.url('postgres') });
  await client.connect();
  await client.query(text);
  await client.end();
};

const databaseFrom = async (template: string): Promise<string> => {
  const running = await (server ??= start());
  const name = `test_${(made += 1)}`;
  await command(running, `create database ${name} template ${template}`);
  return running.url(name);
};

/** The address of a new, migrated database without rows. */
export const emptyPostgres = (): Promise<string> => databaseFrom(TEMPLATE);

/** The address of a copy of such a database without connections. */
export const copyOfPostgres = (url: string): Promise<string> => databaseFrom(new URL(url).pathname.slice(1));

/** Ends all connections to such a database, like the end of the process that holds them. */
export const cutConnections = async (url: string): Promise<void> => {
  const name = new URL(url).pathname.slice(1);
  await command(
    await (server ??= start()),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
};

import * as Schema from 'effect/Schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrations } from '#server/areas.ts';
import { DatabaseUnavailable, type Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { postgresFault } from '#server/database/postgresFaults.ts';
import { sql } from '#server/database/sql.ts';
import { refusalOf } from '#server/http/answers.ts';
import { findPostgres, startPostgres, type OwnPostgres } from '../../tools/postgres.ts';
import { NOW } from './support/engines.ts';

const bin = findPostgres();
const Value = Schema.Struct({ value: Schema.Int });

describe.skipIf(bin === null)('PostgreSQL, of which this machine may have none', () => {
  let server: OwnPostgres;
  /** Two connections, as two processes have. */
  let one: Database;
  let other: Database;
  beforeAll(async () => {
    server = await startPostgres(bin!, { settings: ['max_connections=40'] });
    one = await openPostgres(server.url('postgres'));
    other = await openPostgres(server.url('postgres'));
    await one.run(sql`create table counter (id bigint primary key, value bigint not null)`);
    await one.run(sql`insert into counter (id, value) values (1, 0)`);
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await server.stop();
  });
  const value = async () => (await one.one(Value, sql`select value from counter where id = 1`))?.value;
  const add = (database: Database) =>
    database.transaction(async (queries) => {
      const row = await queries.one(Value, sql`select value from counter where id = 1`);
      await queries.run(sql`update counter set value = ${(row?.value ?? 0) + 1} where id = 1`);
    });

  it('two processes count to forty together: no increment is lost', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, i) => add(i % 2 === 0 ? one : other)));
    expect(await value()).toBe(40);
  });

  it('HOUSE-6: what meets another each time is tried thirty times and then 503, not 500', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let tries = 0;
    const beaten = one.transaction(async (queries) => {
      tries += 1;
      await queries.one(Value, sql`select value from counter where id = 1`);
      await other.run(sql`update counter set value = value + 1 where id = 1`);
      await queries.run(sql`update counter set value = -1 where id = 1`);
    });
    const error: unknown = await beaten.catch((reason: unknown) => reason);
    vi.restoreAllMocks();
    expect(error).toMatchObject({ why: 'busy' });
    expect(refusalOf(error)).toMatchObject({ code: 503, retryAfterS: 5 });
    expect(tries).toBe(30);
    await one.run(sql`update counter set value = value - 30 where id = 1`);
  });

  it('two that start at once: the second waits, and finds every migration done', async () => {
    const [first, second] = await Promise.all([migrate(one, migrations, NOW), migrate(other, migrations, NOW)]);
    expect([first.length, second.length].sort((a, b) => a - b)).toEqual([0, migrations.length]);
  });

  it('a named lock is held by one at a time, and let go by work that fails', async () => {
    const steps: string[] = [];
    const hold = (database: Database, name: string) =>
      database.locked('test', async () => {
        steps.push(`${name} in`);
        await database.all(Value, sql`select 1 as value`);
        steps.push(`${name} out`);
        throw new Error(name);
      });
    const ends = await Promise.allSettled([hold(one, 'a'), hold(other, 'b')]);
    expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected']);
    expect(steps).toHaveLength(4);
    for (const at of [0, 2]) expect(steps[at]!.replace(' in', ' out')).toBe(steps[at + 1]);
  });

  it('a number that none here carries is a fault, not another number', async () => {
    await one.run(sql`insert into counter (id, value) values (2, 9007199254740993)`);
    await expect(one.one(Value, sql`select value from counter where id = 2`)).rejects.toThrow('9007199254740993');
    await one.run(sql`delete from counter where id = 2`);
  });

  it('a statement that takes too long is called off, and the connection goes on', async () => {
    const slow = expect(one.all(Value, sql`select 1 as value from pg_sleep(60)`)).rejects.toMatchObject({
      why: 'busy',
    });
    const asleep = sql`select cast(count(*) as integer) as value from pg_stat_activity
                       where state = 'active' and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await other.one(Value, asleep))?.value).toBe(1);
    await other.all(
      Schema.Struct({}),
      sql`select pg_cancel_backend(pid) from pg_stat_activity
                                          where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`,
    );
    await slow;
    expect(await value()).toBe(40);
  });

  it('a server that goes away is told as such, and comes back by itself', async () => {
    const inside = one.transaction(async (queries) => {
      await queries.run(sql`update counter set value = -1 where id = 1`);
      await server.restart('kill');
      return queries.all(Value, sql`select value from counter`);
    });
    await expect(inside).rejects.toBeInstanceOf(DatabaseUnavailable);
    // Idle connections in the pools are lost too; each is discovered when it is used, or before.
    await expect.poll(() => value().catch(() => null)).toBe(40);
    await expect
      .poll(() =>
        add(other).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    expect(await value()).toBe(41);
  });

  it('S-16: a start against what is not there says so in one line', async () => {
    const lineFor = (url: string) =>
      openPostgres(url).then(
        () => 'opened',
        (error: unknown) => postgresFault(error, url) ?? String(error),
      );
    expect(await lineFor(server.url('nowhere'))).toContain('"nowhere"');
    expect(await lineFor(server.url('nowhere'))).toContain('does not exist');
    expect(await lineFor(server.url('postgres').replace(/:\d+\//, ':1/'))).toContain('cannot be reached');
    await other.run(sql`create database latin encoding 'SQL_ASCII' template template0`);
    expect(await lineFor(server.url('latin'))).toContain('make one with the encoding UTF8');
  });

  it('a database that can only be read says so', async () => {
    await one.run(sql`alter database postgres set default_transaction_read_only = on`);
    const fresh = await openPostgres(server.url('postgres'));
    await expect(fresh.run(sql`delete from counter`)).rejects.toMatchObject({ why: 'readOnly' });
    await fresh.close();
  });
});

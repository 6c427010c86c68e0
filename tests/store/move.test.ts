import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember } from '#server/accounts/members.store.ts';
import type { Database } from '#server/database/database.ts';
import { lockFolder } from '#server/database/folderLock.ts';
import { openDatabase } from '#server/database/open.ts';
import { serverProblem } from '#server/database/postgres.ts';
import type { Column } from '#server/database/shape.ts';
import { sql, type Sql } from '#server/database/sql.ts';
import { runMove } from '#server/moveCommand.ts';
import { findPostgres } from '../../tools/postgres.ts';
import { emptyPostgres } from './support/postgres.ts';
import { fillEveryTable } from './support/sqliteRows.ts';

const NOW = 1;

const rowsOf = async (database: Database, table: string): Promise<readonly string[]> =>
  (await database.all(Schema.Unknown, { parts: [`select * from "${table}"`], values: [] }))
    .map((row) => JSON.stringify(row))
    .sort();

describe.skipIf(findPostgres() === null)('moving to PostgreSQL, of which this machine may have none', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'khandai-move-'));
  let columns: readonly Column[];
  let url: string;
  let said: string[];
  const command = async (address: string, ...texts: readonly string[]): Promise<void> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    for (const text of texts) await client.query(text);
    await client.end();
  };
  /** Another database of the same server. */
  const beside = (name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const moveTo = (address: string, secret: string | null = null) =>
    runMove([address], { dataDir, secret, databaseUrl: null }, NOW, (line) => said.push(line));
  const refusal = async (address: string): Promise<string> => {
    const error: unknown = await moveTo(address).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    return (error as Error).message;
  };
  const tables = () => [...new Set(columns.map(({ table }) => table))];
  const filledTables = async (): Promise<readonly string[]> => {
    const database = await openDatabase(dataDir, NOW, url);
    const filled: string[] = [];
    for (const table of tables()) if ((await rowsOf(database, table)).length > 0) filled.push(table);
    await database.close();
    return filled;
  };
  const onSource = async <A>(work: (database: Database) => Promise<A>): Promise<A> => {
    const database = await openDatabase(dataDir, NOW);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };

  beforeAll(async () => {
    await onSource(async (database) => {
      const member = {
        nickname: 'Thu Hà "\\{},NULL\n',
        passwordHash: null,
        siteRoleId: 1,
        email: '',
        phoneNumber: null,
      };
      await addMember(database, { userId: 'm-friend', username: 'thu.ha', ...member, pid: 'null' }, 2 ** 52);
      columns = await fillEveryTable(database);
      await database.run(sql`update social_history set seconds = ${0.1}, duration = ${1e300}`);
      // More rows than one batch.
      for (let number = 0; number < 1100; number += 1)
        await database.run(sql`insert into chat_topic (topic, last_seq) values (${`chatroom.${number}`}, ${number})`);
    });
  }, 60_000);
  afterAll(async () => {
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    said = [];
    url = await emptyPostgres();
  });

  it('HOUSE-6: every row of every table is there, and each table has its line', async () => {
    const last = await moveTo(url);
    expect(last).toMatch(/^Moved \d+ rows of \d+ tables, each compared\. Start the portal with DATABASE_URL/);
    expect(said.map((line) => line.split(/ +/)[0]).sort()).toEqual(tables().sort());
    expect(said.find((line) => line.startsWith('chat_topic '))).toMatch(/ 11\d\d$/);
    const there = await openDatabase(dataDir, NOW, url);
    await onSource(async (here) => {
      for (const table of tables()) {
        const rows = await rowsOf(here, table);
        expect(rows.length, table).toBeGreaterThan(0);
        expect(await rowsOf(there, table), table).toEqual(rows);
      }
    });
    await there.close();
    expect(await refusal(url)).toMatch(/^The database of ADDRESS is not empty \(.*, …\): give one without tables\.$/);
  });

  it('HOUSE-6: a target without a table is made one of this portal', async () => {
    await command(beside('postgres'), 'create database bare');
    expect(await moveTo(beside('bare'), 'a secret of tests, long enough to sign with')).toContain(
      'and the same SECRET.',
    );
  });

  it('HOUSE-6: without SECRET the last line says where it stands, and not what it is', async () => {
    expect(await moveTo(url)).toContain(`SECRET set to what stands in ${join(dataDir, 'secret')}`);
  });

  it('HOUSE-6: what counts up by itself goes on behind what was moved', async () => {
    await command(url, 'alter table chat_topic alter column last_seq add generated always as identity');
    await moveTo(url);
    await command(url, "insert into chat_topic (topic) values ('chatroom.new')");
    const there = await openDatabase(dataDir, NOW, url);
    const Row = Schema.Struct({ seq: Schema.Int });
    const seqOf = async (where: Sql) =>
      (await there.one(Row, sql`select max(last_seq) as seq from chat_topic where ${where}`))!.seq;
    expect(await seqOf(sql`topic = 'chatroom.new'`)).toBe((await seqOf(sql`topic <> 'chatroom.new'`)) + 1);
    await there.close();
  });

  describe('nothing is moved', () => {
    /** Adds a trigger to the inserts into one of the last tables. */
    const plant = async (body: string): Promise<void> => {
      await command(
        url,
        `create function planted() returns trigger language plpgsql as $$ begin ${body} return new; end $$`,
        'create trigger planted before insert on application_event for each row execute function planted()',
      );
    };

    it('HOUSE-6: where a table cannot be filled', async () => {
      await plant("raise exception 'planted';");
      expect(await refusal(url)).toContain('planted');
      expect(said.length).toBeGreaterThan(0);
      expect(await filledTables()).toEqual([]);
    });

    it('HOUSE-6: where the connection is lost in the middle', async () => {
      await plant('perform pg_terminate_backend(pg_backend_pid());');
      expect(await refusal(url)).toMatch(/\(ADDRESS\) cannot be reached: .* Nothing was moved\.$/);
      expect(said.length).toBeGreaterThan(0);
      expect(await filledTables()).toEqual([]);
    });

    it('HOUSE-6: where one value came out otherwise', async () => {
      await plant("new.state = new.state || ' ';");
      expect(await refusal(url)).toBe(
        'application_event came out otherwise than it was (1 rows read, 1 written): nothing was moved.',
      );
      expect(await filledTables()).toEqual([]);
    });

    it('HOUSE-6: where PostgreSQL does not take what is stored', async () => {
      const set = (nickname: string) =>
        onSource((database) => database.run(sql`update member set nickname = ${nickname} where user_id = 'm-friend'`));
      await set('a\0b');
      expect(await refusal(url)).toMatch(/^PostgreSQL does not take what is stored \(.*0x00\): nothing was moved\.$/);
      expect(await filledTables()).toEqual([]);
      await set('Thu Hà');
    });

    it('HOUSE-6: where a column holds what is not of its type', async () => {
      const set = (level: string | number) =>
        onSource((database) => database.run(sql`update member set level = ${level} where user_id = 'm-friend'`));
      await set('high');
      expect(await refusal(url)).toBe('member.level holds what is no integer: nothing was moved.');
      await set(1);
    });

    it('HOUSE-6: while an origin runs on the folder, or where there is nothing to move', async () => {
      const letGo = lockFolder(dataDir);
      expect(await refusal(url)).toMatch(/^Another origin is running on DATA_DIR/);
      letGo();
      const empty = join(dataDir, 'elsewhere');
      const moving = runMove([url], { dataDir: empty, secret: null, databaseUrl: null }, NOW, () => {});
      await expect(moving).rejects.toThrow(`There is no embedded database in DATA_DIR (${empty}).`);
    });

    it('HOUSE-6: into a database of somebody else, of another encoding, of a newer release, or out of reach', async () => {
      await command(url, 'drop schema public cascade', 'create schema public', 'create table invoices (n integer)');
      expect(await refusal(url)).toBe('The database of ADDRESS is not empty (invoices): give one without tables.');
      await command(beside('postgres'), "create database latin encoding 'LATIN1' template template0");
      expect(await refusal(beside('latin'))).toBe(
        'The database of ADDRESS holds text as LATIN1: make one with the encoding UTF8.',
      );
      await command(url, 'drop table invoices');
      await (await openDatabase(dataDir, NOW, url)).close();
      await command(url, "insert into migration (name, ran_at) values ('9999-flying', 1)");
      expect(await refusal(url)).toBe('A database of a newer release is there (9999-flying): nothing was moved.');
      expect(await refusal(beside('none'))).toBe(
        `The database "none" at ${new URL(url).host} (ADDRESS) does not exist: make it, or put ADDRESS right. Nothing was moved.`,
      );
      expect(await refusal('postgres://portal:secret-word@127.0.0.1:1/portal')).toBe(
        'The database "portal" at 127.0.0.1:1 (ADDRESS) cannot be reached: start it, or put ADDRESS right. Nothing was moved.',
      );
      expect(await refusal('mysql://here')).toBe('ADDRESS must be postgres://account:password@host:5432/name.');
    });

    it('HOUSE-6: while somebody else works on the target', async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query('begin; select * from member');
      expect(await refusal(url)).toBe('The database of ADDRESS is in use: end what works on it.');
      await client.end();
    }, 30_000);
  });

  it('HOUSE-6: a PostgreSQL before 15 is too old', () => {
    expect(serverProblem({ version: 140_011, encoding: 'UTF8' }, 'ADDRESS')).toBe(
      'ADDRESS is a PostgreSQL 14: 15 or later is needed.',
    );
    expect(serverProblem({ version: 150_000, encoding: 'UTF8' }, 'ADDRESS')).toBeNull();
  });
});

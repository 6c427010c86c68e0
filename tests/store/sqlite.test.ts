import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as Schema from 'effect/Schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { migrations } from '#server/areas.ts';
import { createWriteProbe } from '#server/database/writeProbe.ts';
import { openSqlite } from '#server/database/sqlite.ts';
import { sql } from '#server/database/sql.ts';

const Count = Schema.Struct({ count: Schema.Int });

describe('a file of SQLite that several connections share', () => {
  let folder: string;
  let one: Database;
  let two: Database;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'khandai-sqlite-'));
    one = openSqlite(join(folder, 'deep', 'down', 'shared.sqlite'));
    two = openSqlite(join(folder, 'deep', 'down', 'shared.sqlite'));
    await one.run(sql`create table thing (id integer primary key)`);
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
  const count = async (database: Database) =>
    (await database.one(Count, sql`select count(*) as count from thing`))?.count;

  it('writes ahead, syncs at each commit, and holds to its foreign keys', async () => {
    const Mode = Schema.Struct({ journal_mode: Schema.String });
    const Sync = Schema.Struct({ synchronous: Schema.Int });
    const Keys = Schema.Struct({ foreign_keys: Schema.Int });
    expect(await one.one(Mode, sql`pragma journal_mode`)).toEqual({ journal_mode: 'wal' });
    expect(await one.one(Sync, sql`pragma synchronous`)).toEqual({ synchronous: 2 });
    expect(await one.one(Keys, sql`pragma foreign_keys`)).toEqual({ foreign_keys: 1 });
  });

  it('a writer waits for the other without stopping the loop, and readers wait for nobody', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let begun = (): void => {};
    const started = new Promise<void>((resolve) => (begun = resolve));
    const first = one.transaction(async (queries) => {
      await queries.run(sql`insert into thing (id) values (1)`);
      begun();
      await held;
    });
    await started;
    const second = two.run(sql`insert into thing (id) values (2)`);
    expect(await count(two)).toBe(0);
    expect(await count(one)).toBe(0);
    release();
    await Promise.all([first, second]);
    expect(await count(one)).toBe(2);
  });

  it.each([
    ['full', sql`pragma max_page_count = 1`, sql`pragma max_page_count = 1000000`],
    ['readOnly', sql`pragma query_only = 1`, sql`pragma query_only = 0`],
  ])(
    'S-8: a database that is %s says so, reads on, and is asked with success once that is over',
    async (why, limit, lift) => {
      const file = openSqlite(join(folder, `${why}.sqlite`));
      await migrate(file, migrations, 0);
      let now = 0;
      const canWrite = createWriteProbe(file, () => now);
      expect(await canWrite()).toBe(true);
      await file.run(sql`create table text_of_test (text text)`);
      // More than the existing pages can hold.
      const much = sql`insert into text_of_test (text) values (${'x'.repeat(20_000)})`;
      await file.all(Schema.Unknown, limit);
      const refusal = expect.objectContaining({ name: 'DatabaseUnavailable', why });
      await expect(file.run(much)).rejects.toEqual(refusal);
      await expect(file.transaction((queries) => queries.run(much))).rejects.toEqual(refusal);
      expect(await file.all(Schema.Unknown, sql`select name from migration`)).toHaveLength(migrations.length);
      // The result of a check is kept for five seconds.
      expect(await canWrite()).toBe(true);
      await file.all(Schema.Unknown, lift);
      await file.run(much);
      now = 5001;
      expect(await canWrite()).toBe(true);
      await file.close();
      now = 10_002;
      expect(await canWrite()).toBe(false);
    },
  );

  it('writers over two connections make every write', async () => {
    const before = (await count(one)) ?? 0;
    await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        (i % 2 === 0 ? one : two).transaction((queries) => queries.run(sql`insert into thing default values`)),
      ),
    );
    expect(await count(two)).toBe(before + 60);
  });
});

import * as Schema from 'effect/Schema';
import { expect, it } from 'vitest';
import { UniqueViolation } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { migrations } from '#server/areas.ts';
import { joined, sql } from '#server/database/sql.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const Thing = Schema.Struct({ id: Schema.Int, label: Schema.NullOr(Schema.String) });
const Count = Schema.Struct({ count: Schema.Int });

onEveryEngine('the database', (database) => {
  const count = async () => (await database().one(Count, sql`select count(*) as count from thing`))?.count;

  const own = {
    name: '9000-thing',
    statements: [sql`create table thing (id bigint primary key, label text check (label <> 'bad'))`],
  };
  const known = [...migrations, own];

  it('runs each migration once: a second run does nothing', async () => {
    expect(await migrate(database(), known, NOW)).toEqual(['9000-thing']);
    expect(await migrate(database(), known, NOW)).toEqual([]);
  });

  it('leaves nothing of a migration that fails', async () => {
    const broken = {
      name: '9001-broken',
      statements: [sql`create table half (id bigint primary key)`, sql`insert into nowhere (id) values (1)`],
    };
    await expect(migrate(database(), [...known, broken], NOW)).rejects.toThrow(/nowhere/);
    await expect(database().all(Count, sql`select count(*) as count from half`)).rejects.toThrow(/half/);
  });

  it('item 34: keeps values out of the statement, whatever they say', async () => {
    const injections = ["'; drop table thing; --", "' or '1'='1", '$1', '?', '\\', '"', 'Bến Gỗ – 灣仔 ⚽'];
    const rows = injections.map((label, id) => sql`(${id}, ${label})`);
    expect(await database().run(sql`insert into thing (id, label) values ${joined(rows, ', ')}`)).toBe(7);
    for (const [id, label] of injections.entries())
      expect(await database().one(Thing, sql`select id, label from thing where label = ${label}`)).toEqual({
        id,
        label,
      });
    expect(await database().run(sql`delete from thing`)).toBe(7);
  });

  it('reads big numbers and null as they are, and nothing where there is none', async () => {
    await database().run(sql`insert into thing (id, label) values (${Number.MAX_SAFE_INTEGER}, ${null})`);
    expect(await database().all(Thing, sql`select id, label from thing`)).toEqual([
      { id: Number.MAX_SAFE_INTEGER, label: null },
    ]);
    await database().run(sql`delete from thing`);
    expect(await database().one(Thing, sql`select id, label from thing`)).toBeNull();
  });

  it('takes a transaction back whole when its work fails', async () => {
    const failing = database().transaction(async (queries) => {
      await queries.run(sql`insert into thing (id) values (1)`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await count()).toBe(0);
  });

  it('tells a broken unique key from any other fault', async () => {
    await database().run(sql`insert into thing (id) values (7)`);
    await expect(database().run(sql`insert into thing (id) values (7)`)).rejects.toBeInstanceOf(UniqueViolation);
    await expect(database().run(sql`insert into thing (id, label) values (8, 'bad')`)).rejects.not.toBeInstanceOf(
      UniqueViolation,
    );
    await database().run(sql`delete from thing`);
  });

  it('keeps transactions that run at once apart: forty increments make forty', async () => {
    await database().run(sql`insert into thing (id, label) values (1, '0')`);
    await Promise.all(
      Array.from({ length: 40 }, () =>
        database().transaction(async (queries) => {
          const row = await queries.one(Thing, sql`select id, label from thing where id = 1`);
          await queries.run(sql`update thing set label = ${String(Number(row?.label) + 1)} where id = 1`);
        }),
      ),
    );
    expect((await database().one(Thing, sql`select id, label from thing`))?.label).toBe('40');
  });
});

import * as Schema from 'effect/Schema';
import { expect, it } from 'vitest';
import { sliceOf } from '#domain/shared/slice.ts';
import type { Database } from '#server/database/database.ts';
import { keyset } from '#server/database/keyset.ts';
import { sql } from '#server/database/sql.ts';
import { onEveryEngine } from './support/engines.ts';

const Row = Schema.Struct({ id: Schema.String, at: Schema.Int });
type Row = typeof Row.Type;

/** Every slice of two rows of a list, each row as its id; `between` runs before each slice except the first. */
const read = async (database: Database, table: string, latestFirst: boolean, between = async () => {}) => {
  const { behind, first } = keyset({ at: sql`at`, id: sql`id`, latestFirst });
  const slices: string[] = [];
  for (let cursor: string | undefined; slices.length < 9;) {
    const rows: readonly Row[] = await database.all(
      Row,
      sql`select id, at from keyset_row where list = ${table} and ${behind(cursor)} ${first(2)}`,
    );
    const { list, next } = sliceOf(rows, 2, (row) => row);
    slices.push(list.map(({ id }) => id).join(' '));
    if (next === null) return slices;
    cursor = next;
    await between();
  }
  throw new Error('the list has no end');
};

onEveryEngine('keyset', (database) => {
  const put = async (list: string, rows: readonly (readonly [id: string, at: number])[]) => {
    await database().run(sql`create table if not exists keyset_row (list text, id text, at bigint)`);
    for (const [id, at] of rows)
      await database().run(sql`insert into keyset_row (list, id, at) values (${list}, ${id}, ${at})`);
  };

  it('reads a list to its end either way, by id where the number is the same', async () => {
    await put('ties', [
      ['b', 5],
      ['a', 5],
      ['d', 5],
      ['c', 5],
      ['z', 9_007_199_254_740],
    ]);
    expect(await read(database(), 'ties', true)).toEqual(['z a', 'b c', 'd']);
    expect(await read(database(), 'ties', false)).toEqual(['a b', 'c d', 'z']);
  });

  it('a cursor that no row can have, in a column of small integers too, is before or behind all of them', async () => {
    await database().run(sql`create table keyset_small (id text, at integer)`);
    await database().run(sql`insert into keyset_small (id, at) values ('a', 1)`);
    const from = async (latestFirst: boolean, cursor: string) => {
      const { behind, first } = keyset({ at: sql`at`, id: sql`id`, latestFirst });
      return (await database().all(Row, sql`select id, at from keyset_small where ${behind(cursor)} ${first(2)}`))
        .length;
    };
    expect([await from(true, '81574818827496.x'), await from(false, '81574818827496.x')]).toEqual([1, 0]);
  });

  it('shows nothing twice and leaves nothing out while rows come before and go behind', async () => {
    await put(
      'moving',
      [1, 2, 3, 4, 5, 6].map((at) => [`r${at}`, at]),
    );
    let came = 100;
    const moving = async () => {
      await put('moving', [[`new${came}`, (came += 1)]]);
      await database().run(sql`delete from keyset_row where list = 'moving' and id = 'r6'`);
    };
    expect(await read(database(), 'moving', true, moving)).toEqual(['r6 r5', 'r4 r3', 'r2 r1']);
  });
});

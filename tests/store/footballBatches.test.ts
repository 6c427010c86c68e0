import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Database, Queries } from '#server/database/database.ts';
import { importPath } from '#server/import/importPath.ts';
import { databaseOfFile } from '#server/testing/databaseOfFile.ts';
import { manyResults } from '../../tools/bench/support/manyResults.ts';
import { figures } from './support/footballFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'khandai-batches-'));
afterAll(() => rmSync(folder, { recursive: true }));
const database = databaseOfFile();

/** The same database, with counts of its transactions and of their statements. */
const counting = (inner: Database) => {
  const count = { transactions: 0, statements: 0 };
  const counted = <A>(value: A): A => {
    count.statements += 1;
    return value;
  };
  const within = (queries: Queries): Queries => ({
    all: (row, query) => counted(queries.all(row, query)),
    one: (row, query) => counted(queries.one(row, query)),
    run: (query) => counted(queries.run(query)),
  });
  const outer: Database = {
    ...inner,
    transaction: (work, isolation) => {
      count.transactions += 1;
      return inner.transaction((queries) => work(within(queries)), isolation);
    },
  };
  return { outer, count };
};

it('50 000 results in 20 s: rows are written a hundred at a time, a file in one transaction; the same again writes nothing', async () => {
  const file = join(folder, 'results.csv');
  writeFileSync(file, manyResults(5000));
  const { outer, count } = counting(database());
  expect(figures((await importPath(outer, file))!)).toEqual([5000, 0, 0, 0]);
  expect(count.transactions).toBe(1);
  expect(count.statements).toBeLessThan(5000 / 50);
  const before = count.statements;
  expect(figures((await importPath(outer, file))!)).toEqual([0, 0, 5000, 0]);
  expect(count.statements - before).toBeLessThan(10);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/open.ts';
import { importPath } from '#server/import/importPath.ts';
import { median, printTable } from './support/compare.ts';
import { manyResults } from './support/manyResults.ts';
import { options } from './support/options.ts';

// Measures the CPU time of importing that many results of football, into an empty database and once more.
const { results, rounds } = options({ results: 50_000, rounds: 3 });

const folder = mkdtempSync(join(tmpdir(), 'khandai-import-'));
const file = join(folder, 'results.csv');
writeFileSync(file, manyResults(results));

const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const first: number[] = [];
const again: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const database = await openDatabase(join(folder, String(round)), Date.now());
  first.push(await cpuOf(() => importPath(database, file)));
  again.push(await cpuOf(() => importPath(database, file)));
  await database.close();
}
rmSync(folder, { recursive: true });
const row = (name: string, times: readonly number[]) => [name, median(times).toFixed(2), Math.max(...times).toFixed(2)];
printTable(
  `${results} results (rounds: ${rounds})`,
  ['CPU seconds', 'median', 'most'],
  [row('new', first), row('the same again', again)],
);

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { leaksIn, type Secret } from '../support/logs/leaks.ts';

const folder = process.env['E2E_LOGS'] ?? '';
const linesOf = (end: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(end))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '');

test('item 20: the logs of every origin of this run hold no token, password, code, number or address', () => {
  const lines = linesOf('.log');
  const secrets = linesOf('.secrets').map((line) => JSON.parse(line) as Secret);
  expect(lines.length).toBeGreaterThan(0);
  expect(secrets.length).toBeGreaterThan(0);
  expect(leaksIn(lines, secrets)).toEqual([]);
  rmSync(folder, { recursive: true });
});

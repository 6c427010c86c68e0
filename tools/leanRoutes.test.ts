import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './files.ts';
import { ofTheOrigin, withoutOrigins } from './leanRoutes.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const readers = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/test\.tsx?$|routing\/(areas|route)/.test(file),
);
const rows = globSync('src/domain/routing/areas/*.routes.ts', { cwd: ROOT });

describe('the routes of the browser', () => {
  it('lack what the origin alone reads of them', () => {
    expect(withoutOrigins(`{ id: 'a', example: '/a/b', indexed: true, drawnBy: 'browser', asks: 'nothing' }`)).toBe(
      `{ id: 'a',    asks: 'nothing' }`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const file of rows)
      for (const name of ofTheOrigin)
        expect([file, withoutOrigins(read(file)).includes(`${name}:`)]).toEqual([file, false]);
  });
  it('are read by nobody for that', () => {
    const reads = new RegExp(`(?<!khandai)\\.(${ofTheOrigin.join('|')})\\b`);
    expect(readers.filter((file) => reads.test(read(file)))).toEqual([]);
  });
});

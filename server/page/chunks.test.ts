import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '../testing/buildFixture.ts';
import { screens } from './chunks.ts';

it("names for each route the file that the application's own table of chunks names", () => {
  const source = readFileSync(`${projectRoot}/src/ui/routes/chunks.ts`, 'utf8');
  const files = new Map(
    [...source.matchAll(/const (\w+): Chunk = \(\) => import\('\.\.\/([^']*)'\)/g)].map((match) => [
      match[1],
      match[2],
    ]),
  );
  const table = /chunks = \{([^}]*)\}/.exec(source)?.[1] ?? '';
  const named = table
    .split(',')
    .map((line) => line.trim().split(': '))
    .filter(([route]) => route)
    .map(([route, chunk = route]) => [route, `src/ui/${files.get(chunk)}`]);
  expect(Object.fromEntries(named)).toEqual(screens);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '../testing/buildFixture.ts';
import { preloadsFor, screens, type Manifest } from './chunks.ts';

it("names for each route the file that the application's own table of chunks names", () => {
  const read = (name: string) => readFileSync(`${projectRoot}/src/ui/routes/${name}.ts`, 'utf8');
  const source = read('chunks');
  const files = new Map(
    [...`${source}${read('moreChunks')}`.matchAll(/const (\w+): Chunk = \(\) => import\('\.\.\/([^']*)'\)/g)].map(
      (match) => [match[1], match[2]],
    ),
  );
  const table = /chunks = \{([^}]*)\}/.exec(source)?.[1] ?? '';
  const named = table
    .split(',')
    .map((line) => line.trim().split(': '))
    .filter(([route]) => route)
    .map(([route, chunk = route]) => [route, `src/ui/${files.get(chunk)}`]);
  expect(Object.fromEntries(named)).toEqual(screens);
});

it('asks early for the list of screens where the entry does not know that of a page', () => {
  const manifest: Manifest = {
    'index.html': { file: 'index.js', isEntry: true, dynamicImports: [screens.home] },
    'src/ui/routes/moreChunks.ts': { file: 'more.js' },
    [screens.home]: { file: 'home.js' },
    [screens.people]: { file: 'people.js' },
  };
  expect(preloadsFor(manifest, 'home', [], 'vi').modules).not.toContain('more.js');
  expect(preloadsFor(manifest, 'people', [], 'vi').modules.slice(0, 2)).toEqual(['more.js', 'people.js']);
});

it('LOCALE-3: asks early for the list of words where the entry does not know those of a page', () => {
  const words = (group: string) => `locales/vi/${group}.json`;
  const manifest: Manifest = {
    'index.html': { file: 'index.js', isEntry: true, dynamicImports: [words('shell'), words('home')] },
    'src/ui/i18n/moreLocaleFiles.ts': { file: 'more.js' },
    ...Object.fromEntries(['shell', 'home', 'settings'].map((group) => [words(group), { file: `${group}.js` }])),
  };
  expect(preloadsFor(manifest, null, ['home'], 'vi').modules).toEqual(['shell.js', 'home.js']);
  expect(preloadsFor(manifest, null, ['settings'], 'vi').modules).toEqual(['more.js', 'shell.js', 'settings.js']);
});

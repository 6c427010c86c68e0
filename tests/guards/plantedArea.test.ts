import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/files.ts';

const root = mkdtempSync(join(tmpdir(), 'khandai-area-'));
const at = (path: string) => join(root, path);
const read = (path: string) => readFileSync(at(path), 'utf8');
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};

/** The errors that a part of `check` reports for the copy; '' for none. */
const said = (program: string, ...args: readonly string[]): Promise<string> =>
  new Promise((done) => {
    execFile(program, args, { cwd: root }, (error, stdout, stderr) => done(error ? `${stdout}${stderr}` : ''));
  });
const compiles = (...rooms: readonly string[]) => said(join(ROOT, 'node_modules/.bin/tsc'), '-b', ...rooms);
const hasWords = () => said(process.execPath, 'tools/words.ts');

/** Adds an entry to one of the lists that combine the areas. */
const fold = (path: string, from: string, name: string, into: string) =>
  write(path, `import { ${name} } from '${from}';\n${read(path).replace(into, `${into} ...${name},`)}`);

const row = (id: string, path: string, more: string) =>
  `{ id: '${id}', path: '${path}', layout: 'default', words: ['clips'], menu: 'menu', ${more} indexed: true }`;
const screen = (name: string, props: string) =>
  `export default function ${name}(${props}) { return <h1>${name}</h1>; }\n`;

/** The steps of README's "A new screen", for an area with a list and a detail page. */
const parts: Readonly<Record<string, () => void>> = {
  rows: () => {
    write(
      'src/domain/routing/areas/clips.routes.ts',
      `import type { RouteSpec } from '../routeSpec.ts';
export const clipsRoutes = [${row('clips', '/clip', '')}, ${row('clip', '/clip/:slug', "example: '/clip/mot',")}] as const satisfies readonly RouteSpec[];
`,
    );
    fold('src/domain/routing/routes.ts', './areas/clips.routes.ts', 'clipsRoutes', 'routes = [');
  },
  'first calls': () => {
    write(
      'src/contract/pages/clips.first.ts',
      `import type { FirstOf } from './first.ts';
export const clipsFirst: FirstOf<'clips' | 'clip'> = {
  clips: () => [{ resource: 'featured', input: {} }],
  clip: ({ slug }) => [{ resource: 'room', input: { roomId: slug } }],
};
`,
    );
    fold('src/contract/pages/firstCalls.ts', './clips.first.ts', 'clipsFirst', 'FirstOf<AskingId> = {');
  },
  page: () => {
    write(
      'server/clips/clips.page.ts',
      `import type { PagesOf } from '../page/areaPage.ts';
export const clipsPages: PagesOf<'clip'> = {
  clip: { find: async ({ slug }) => (slug === 'mot' ? {} : { status: 404 }), sitemap: async () => ['/clip/mot'] },
};
`,
    );
    fold('server/pages.ts', './clips/clips.page.ts', 'clipsPages', 'Pages => ({');
  },
  screens: () => {
    write('src/ui/clips/ClipsScreen.tsx', screen('ClipsScreen', ''));
    write(
      'src/ui/clips/ClipScreen.tsx',
      screen('ClipScreen', '{ params: { slug } }: { readonly params: { readonly slug: string } }').replace(
        '<h1>ClipScreen',
        '<h1>{slug}',
      ),
    );
    write(
      'src/ui/clips/clips.screens.ts',
      `import type { ScreensOf } from '../app/screen.ts';
export const clipsScreens: ScreensOf<'clips' | 'clip'> = {
  clips: () => import('./ClipsScreen.tsx'),
  clip: () => import('./ClipScreen.tsx'),
};
`,
    );
    fold('src/ui/routes/screens.ts', '../clips/clips.screens.ts', 'clipsScreens', 'ScreensOf<RouteId> = {');
  },
  words: () => {
    for (const locale of ['vi', 'en', 'zh']) {
      write(`locales/${locale}/clips.json`, JSON.stringify({ title: 'Clip' }));
      for (const group of ['titles', 'descriptions']) {
        const path = `locales/${locale}/${group}.json`;
        write(path, JSON.stringify({ ...JSON.parse(read(path)), clips: 'Clip', clip: 'Một clip' }));
      }
    }
  },
};
const plantedIn = ['src/domain/routing/routes.ts', 'src/contract/pages/firstCalls.ts', 'server/pages.ts'].concat(
  'src/ui/routes/screens.ts',
);
const names = ['titles', 'descriptions'].map((group) => `locales/vi/${group}.json`);
const before = new Map<string, string>();
let planted: ReadonlyMap<string, string>;

/** Runs `judge` while a file of the copy is changed, and restores the file. */
const without = async (path: string, change: (text: string) => string, judge: () => Promise<string>) => {
  const text = read(path);
  write(path, change(text));
  const verdict = await judge();
  write(path, text);
  return verdict;
};

beforeAll(async () => {
  for (const path of ['src', 'server', 'locales', 'tools', 'package.json', 'tsconfig.base.json'])
    cpSync(join(ROOT, path), at(path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'));
  for (const path of [...plantedIn, ...names]) before.set(path, read(path));
  for (const plant of Object.values(parts)) plant();
  planted = new Map([...plantedIn, ...names].map((path) => [path, read(path)]));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

// A compilation of a whole room takes minutes on a machine that has other work.
describe('HOUSE-1: an area of a list and a detail', { timeout: 300_000 }, () => {
  it('is added by its own files and a line in each list of areas', async () => {
    expect(await compiles('src/ui', 'server')).toBe('');
    expect(await hasWords()).toBe('');
    expect(await said(process.execPath, 'tools/boundaries.ts')).toBe('');
    expect(planted.size).toBe(6);
  });

  it.each([
    ['first calls', 'src/contract/pages/firstCalls.ts', 'src/contract', /firstOf|clip/],
    ['page on the origin', 'server/pages.ts', 'server', /'?clip'?/],
    ['screens', 'src/ui/routes/screens.ts', 'src/ui', /clip/],
  ])('does not compile without its %s', async (_, path, room, named) => {
    expect(
      await without(
        path,
        () => before.get(path)!,
        () => compiles(room),
      ),
    ).toMatch(named);
  });

  it('does not compile where a path with parameters has no example', async () => {
    const verdict = await without(
      'src/domain/routing/areas/clips.routes.ts',
      (text) => text.replace("example: '/clip/mot',", ''),
      () => compiles('src/domain'),
    );
    expect(verdict).toContain('clip');
  });

  it('fails the check of words without a title, a description or its group', async () => {
    for (const path of names) expect(await without(path, () => before.get(path)!, hasWords)).toContain('clip');
    expect(await without('locales/en/clips.json', () => '{}', hasWords)).toContain('locales/en/clips.json lacks title');
  });
});

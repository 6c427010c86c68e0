import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWords } from '../page/build.ts';
import { readPortal } from '../portal/portal.store.ts';
import { projectRoot } from '../testing/buildFixture.ts';
import { databaseOfFile } from '../testing/databaseOfFile.ts';
import { importFile, type ImportOptions } from './importFile.ts';

const example = readFileSync(new URL('../../examples/portal.json', import.meta.url), 'utf8');
const around = {
  words: readWords(join(projectRoot, 'locales')),
  pictureOrigins: ['https://pictures.example'],
  host: 'khandai.example',
};
const database = databaseOfFile();
const take = (file: unknown, options: ImportOptions = {}) =>
  importFile(database(), typeof file === 'string' ? file : JSON.stringify(file, null, 1), { around, ...options });
const tallyOf = async (file: unknown, options?: ImportOptions) => {
  const outcome = await take(file, options);
  return outcome.kind === 'imported' ? Object.values(outcome.tally) : outcome.faults;
};

describe('portal.json', () => {
  it('A-3: the example is taken; the same again is the same', async () => {
    expect(await tallyOf(example)).toEqual([12, 0, 0, 0]);
    expect(await tallyOf(example)).toEqual([0, 0, 12, 0]);
    expect(Object.keys((await readPortal(database())).content)).toEqual([
      ...['menus', 'banners', 'marquee', 'modes', 'words', 'redirects', 'known'],
    ]);
  });

  it('A-3: replaces the keys that it has and no other; null gives one back as it was built in', async () => {
    await take(example);
    const before = await readPortal(database());
    const line = { id: 'new', text: 'Chào' };
    expect(await tallyOf({ marquee: [line], words: null })).toEqual([1, 3, 0, 0]);
    const { content, version, wordsVersion } = await readPortal(database());
    expect(content).toEqual({ ...before.content, marquee: [line], words: undefined });
    expect([version === before.version, before.wordsVersion !== null, wordsVersion]).toEqual([false, true, null]);
  });

  it('A-3: a plan says what would come of it and changes nothing', async () => {
    await take(example);
    const before = await readPortal(database());
    expect(await tallyOf({ redirects: [{ from: '/b', to: 'https://b.example' }] }, { plan: true })).toEqual([
      1, 1, 0, 0,
    ]);
    expect(await take({ redirects: [{ from: '/', to: 'https://b.example' }] }, { plan: true })).toMatchObject({
      kind: 'refused',
    });
    expect(await readPortal(database())).toEqual(before);
  });

  it('keeps what the door is to know', async () => {
    const door = { words: ['xấu'], hashes: ['00ff'.repeat(16)], rules: { links: null, flood: { run: 9 } } };
    expect(await tallyOf({ door })).toEqual([1, 0, 0, 0]);
    expect((await readPortal(database())).content.door).toEqual(door);
    expect(await tallyOf({ door: { words: ['tệ'] } })).toEqual([0, 1, 0, 0]);
    expect((await readPortal(database())).content.door).toEqual({ ...door, words: ['tệ'] });
    expect(await take({ door: { hashes: ['00ff'] } })).toMatchObject({ kind: 'refused' });
    expect(await take({ door: { rules: { flod: null } } })).toMatchObject({ kind: 'refused' });
    expect(await take({ door: { words: 'xấu' } })).toMatchObject({ faults: [{ line: 3, field: 'door.words' }] });
  });

  it('NAV-4: a rule is kept by its path as paths are compared', async () => {
    await take({ redirects: [{ from: '/Cup/2026/', to: 'https://cup.example' }] });
    expect((await readPortal(database())).content.redirects).toEqual([
      { from: '/cup/2026', to: 'https://cup.example' },
    ]);
  });

  const banner = { bannerId: 'b', img: '/b.png', w: 1, h: 1, goTo: '/' };
  const item = { key: 'a', label: 'A', path: '/', icon: 'house' };
  it.each<[object, string, RegExp]>([
    [{ menus: { top: [] } }, 'menus.top', /not a field/],
    [{ menus: { nav: [{ ...item, path: 'javascript:alert(1)' }] } }, 'menus.nav.0.path', /a path such as/],
    [{ menus: { nav: [{ ...item, path: '//evil.example' }] } }, 'menus.nav.0.path', /a path such as/],
    [{ menus: { nav: [{ ...item, icon: 'rocket' }] } }, 'menus.nav.0.icon', /one of/],
    [{ menus: { nav: Array.from({ length: 5 }, (_, i) => ({ ...item, key: `k${i}` })) } }, 'menus.nav', /at most 4/],
    [{ menus: { nav: [item, item] } }, 'menus.nav.1.key', /repeats a/],
    [{ banners: [{ ...banner, img: 'https://else.example/b.png' }] }, 'banners.0.img', /STREAM_ORIGINS/],
    [{ banners: [{ ...banner, goTo: 'data:text/html,x' }] }, 'banners.0.goTo', /a path such as/],
    [{ banners: [{ ...banner, w: 0 }] }, 'banners.0.w', /between 1 and 4096/],
    [{ banners: [banner, banner] }, 'banners.1.bannerId', /repeats b/],
    [{ marquee: [{ id: 'm' }] }, 'marquee.0.text', /missing/],
    [{ marquee: [{ id: 'm', text: 'A', goTo: 'https://u:p@x.example' }] }, 'marquee.0.goTo', /a path such as/],
    [{ modes: [{ slug: 'golf' }] }, 'modes.0.slug', /one of/],
    [{ words: { vi: { nowhere: { a: 'b' } } } }, 'words.vi.nowhere', /no group/],
    [{ words: { vi: { home: { nowhere: 'b' } } } }, 'words.vi.home.nowhere', /no word/],
    [{ words: { vi: { home: { title: 'A {{b}}' } } } }, 'words.vi.home.title', /nothing fills in/],
    [{ words: { fr: {} } }, 'words.fr', /not a field/],
    [{ redirects: [{ from: '/a', to: '/b' }] }, 'redirects.0.to', /address outside/],
    [{ redirects: [{ from: '/a', to: 'https://khandai.example/b' }] }, 'redirects.0.to', /back to this portal/],
    [
      { domains: ['two.example'], redirects: [{ from: '/a', to: 'https://two.example/b' }] },
      'redirects.0.to',
      /back to this portal/,
    ],
    [{ redirects: [{ from: '/', to: 'https://x.example' }] }, 'redirects.0.from', /no rule may take/],
    [{ redirects: [{ from: '/live/api/x', to: 'https://x.example' }] }, 'redirects.0.from', /no rule may take/],
    [{ redirects: [{ from: '/en/a', to: 'https://x.example' }] }, 'redirects.0.from', /without \/en/],
    [{ redirects: [{ from: '/a?b', to: 'https://x.example' }] }, 'redirects.0.from', /without \? and #/],
    [
      {
        redirects: [
          { from: '/a', to: 'https://x.example' },
          { from: '/A/', to: 'https://y.example' },
        ],
      },
      'redirects.1.from',
      /repeats \/a/,
    ],
    [{ known: [{ id: 'k', text: '' }] }, 'known.0.text', /./],
    [{ domains: ['https://two.example'] }, 'domains.0', /a host such as/],
    [{ marquee: [], fixtures: [] }, 'fixtures', /not a field/],
  ])('refuses %j, by its place', async (file, field, reason) => {
    const before = await readPortal(database());
    const outcome = await take(file);
    if (outcome.kind !== 'refused') throw new Error('taken');
    expect(outcome.faults.map((fault) => fault.field)).toContain(field);
    expect(outcome.faults.find((fault) => fault.field === field)!.reason).toMatch(reason);
    expect(outcome.faults.every(({ line }) => line >= 1)).toBe(true);
    expect(await readPortal(database())).toEqual(before);
  });

  it('takes pictures from an origin that pages may show', async () => {
    expect(await tallyOf({ banners: [{ ...banner, img: 'https://pictures.example/b.png' }] })).toEqual([1, 1, 0, 0]);
  });
});

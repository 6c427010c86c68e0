import { mkdir, mkdtemp, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommand } from '#server/commands.ts';
import { createAnnouncing, type ChapterNote } from '#server/comics/announce.ts';
import { createComicCatalogue } from '#server/comics/catalogue.ts';
import { comicNames } from '#server/comics/comicNames.ts';
import { comicsStore } from '#server/comics/comics.store.ts';
import type { Database } from '#server/database/database.ts';
import { readWords } from '#server/page/build.ts';
import { projectRoot } from '#server/testing/buildFixture.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { pageOf, zipOf, type MadeEntry } from './support/madeComics.ts';

const log = { info: () => {}, error: () => {}, warn: () => {} };
let folder: string;
const at = (path: string) => join(folder, path);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khandai-comics-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = async (path: string, bytes: string | Uint8Array) => {
  await mkdir(dirname(at(path)), { recursive: true });
  await writeFile(at(path), bytes);
};
const pages = async (count: number, colour?: string): Promise<readonly MadeEntry[]> => {
  const bytes = await pageOf(60, 90, colour);
  return Array.from({ length: count }, (_, i) => ({ name: `p${i + 1}.jpg`, bytes }));
};
const info = (series: string, no: number, more = '') => ({
  name: 'ComicInfo.xml',
  bytes: Buffer.from(`<ComicInfo><Series>${series}</Series><Number>${no}</Number>${more}</ComicInfo>`),
});
const run = async (database: Database, ...args: readonly string[]) =>
  runCommand(['import', at('truyen'), ...args], database, log, undefined, () => NOW, at('data/films'));
const last = ({ text }: { readonly text: string }) => text.trim().split('\n').at(-1);
const libraryOf = async (database: Database) =>
  createComicCatalogue({
    ...{ store: comicsStore(database), demo: null, clock: () => NOW },
    regardOf: async () => ({ views: new Map(), ratings: new Map() }),
  }).read();

onEveryEngine('the import of comics', (open) => {
  it('CO-1, CO-4: takes archives and folders with what they say of themselves, and a second time nothing', async () => {
    const database = await open();
    await put('truyen/Mun/Mun c010.cbz', zipOf(await pages(12)));
    await put('truyen/Mun/Mun c002 - Chợ.cbz', zipOf([...(await pages(2)), info('Mèo Mun', 2, '<Count>10</Count>')]));
    await put('truyen/Gươm/Chương 1/2.jpg', await pageOf(1300, 1900));
    await put('truyen/Gươm/Chương 1/10.jpg', await pageOf(60, 300));
    const planned = await run(database, '--plan');
    expect(last(planned)).toBe('new 6, changed 0, same 0, aside 0');
    expect([(await libraryOf(database)).all, await readdir(at('data')).catch(() => [])]).toEqual([[], []]);
    expect(last(await run(database))).toBe('new 6, changed 0, same 0, aside 0');
    const { byId } = await libraryOf(database);
    expect([...byId.keys()].toSorted()).toEqual(['guom', 'meo-mun', 'mun']);
    const [sword] = byId.get('guom')!.chapters;
    const drawn = await comicsStore(database).pagesOf(sword!.chapterId);
    expect(drawn).toMatchObject([
      { w: 1300, h: 1900, small: { w: 900, h: 1315 } },
      { w: 60, h: 300, small: null },
    ]);
    expect(byId.get('meo-mun')!.chapters).toMatchObject([{ no: 2, title: { vi: 'Chợ' }, pages: 2 }]);
    expect(last(await run(database))).toBe('new 0, changed 0, same 6, aside 0');
  });

  it('CO-1: takes archives of several makers for what they are, and a second time nothing', async () => {
    const database = await open();
    const [page] = await pages(1);
    const at1 = (name: string | Buffer): MadeEntry => ({ name, bytes: page!.bytes });
    const text = (name: string, words: string | Buffer): MadeEntry => ({ name, bytes: Buffer.from(words) });
    const bom = '\uFEFF<?xml version="1.0" encoding="utf-8"?>';
    const made: Readonly<Record<string, readonly MadeEntry[]>> = {
      // An archive made on a Mac, with its usual extra files.
      'Mac/Mac 001.cbz': [
        at1('Mac 001/01.jpg'),
        text('__MACOSX/Mac 001/._01.jpg', 'x'),
        text('Mac 001/.DS_Store', 'x'),
        text('Mac 001/Thumbs.db', 'x'),
      ],
      // Nested folders with backslashes, in an unusual order.
      'Win/Win 2.cbz': [
        at1('b\\10.JPG'),
        at1('a\\2.jpeg'),
        at1('a\\10.jpeg'),
        at1('a\\1.jpeg'),
        text('readme.txt', 'x'),
      ],
      // Names in an old code page, beside a deeply nested ComicInfo with unknown fields.
      'Old/old.cbz': [
        at1(Buffer.from([0x91, 0xe6, 0x31, 0x2e, 0x6a, 0x70, 0x67])),
        text(
          'deep/COMICINFO.XML',
          `${bom}<ComicInfo xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><Series>Cũ</Series><Number>007.50</Number>
            <Volume>2019</Volume><Odd><Nested>1</Nested></Odd><Manga>Yes</Manga><Count>abc</Count>
            <Pages><Page Image="99" Type="FrontCover"/></Pages></ComicInfo>`,
        ),
      ],
      // An invalid ComicInfo: the chapter is identified by its name.
      'Sai/Sai ch.3.zip': [at1('1.jpg'), text('ComicInfo.xml', '<ComicInfo><Series>')],
      // A RAR named CBZ, and a ZIP that has nothing to do with comics.
      'Sai/Sai ch.4.cbz': [],
      'Sai/fonts.zip': [text('a.ttf', 'x')],
    };
    for (const [name, entries] of Object.entries(made))
      await put(`truyen/${name}`, entries.length > 0 ? zipOf(entries) : Buffer.from('Rar!\x1a\x07\x01\x00'));
    const first = await run(database);
    expect(last(first)).toBe('new 8, changed 0, same 0, aside 1');
    expect(first.text).toContain('its ComicInfo.xml was passed over');
    const { byId } = await libraryOf(database);
    const facts = ['cu', 'mac', 'sai', 'win'].flatMap((comicId) =>
      byId.get(comicId)!.chapters.map(({ key, pages: count }) => `${comicId} ${key} ${count}`),
    );
    expect(facts.toSorted()).toEqual(['cu v2019-7-5 1', 'mac 1 1', 'sai 3 1', 'win 2 4']);
    expect(last(await run(database))).toBe('new 0, changed 0, same 8, aside 1');
  });

  it('CO-13: a corrected chapter is changed, a gone one is removed, and followers are told of a new one once', async () => {
    const database = await open();
    await put('truyen/Cối/Cối 1.cbz', zipOf([...(await pages(2)), info('Cối', 1)]));
    await run(database);
    await put('truyen/Cối/Cối 1.cbz', zipOf([...(await pages(3)), info('Cối', 1)]));
    await put('truyen/Cối/Cối 2.cbz', zipOf([...(await pages(2, '#ff0000')), info('Cối', 2)]));
    expect(last(await run(database))).toBe('new 1, changed 2, same 0, aside 0');
    const told: ChapterNote[] = [];
    const store = comicsStore(database);
    const announcing = createAnnouncing({
      ...{ database, store, clock: () => NOW, names: comicNames(readWords(join(projectRoot, 'locales'))) },
      catalogue: { read: () => libraryOf(database) } as never,
      followersOf: async (comicId) => (comicId === 'coi' ? ['m1'] : []),
      noted: async (note) => async () => void told.push(note),
    });
    await announcing.run();
    await announcing.run();
    expect(told).toMatchObject([{ userId: 'm1', goTo: '/truyen-tranh/coi/2', params: { chapter: 'Chương 2' } }]);
    await unlink(at('truyen/Cối/Cối 1.cbz'));
    expect(last(await run(database))).toContain('changed 2');
    expect((await libraryOf(database)).byId.get('coi')!.chapters).toMatchObject([{ no: 2 }]);
  });

  it('X31: what lies, climbs, bursts, is locked or broken is put aside in words, and never half taken', async () => {
    const database = await open();
    const [page] = await pages(1);
    const good = page!;
    const bomb = Buffer.alloc(40 * 1024 * 1024);
    const head = Buffer.from('49484452000186a0000186a00802000000', 'hex');
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(head));
    const png = Buffer.concat([
      ...[Buffer.from('89504e470d0a1a0a0000000d', 'hex'), head, sum],
      Buffer.from('0000000049454e44ae426082', 'hex'),
    ]);
    const bad: Readonly<Record<string, Uint8Array>> = {
      'bomb.cbz': zipOf([good, { name: 'b.jpg', bytes: bomb, packed: true }]),
      'climbs.cbz': zipOf([good, { name: '../../out.jpg', bytes: good.bytes }]),
      'locked.cbz': zipOf([{ ...good, packed: true, says: { flags: 1 } }]),
      'lies.cbz': zipOf([good, { name: 'x.jpg', bytes: good.bytes, packed: true, says: { size: 10 } }]),
      'link.cbz': zipOf([good, { name: 'l.jpg', bytes: Buffer.from('/etc'), says: { attributes: 0xa1_ff_00_00 } }]),
      'huge.cbz': zipOf([good, { name: 'h.png', bytes: png }]),
      'cut.cbz': zipOf([good, { name: 'c.jpg', bytes: good.bytes.subarray(0, good.bytes.length - 200) }]),
      'gif.cbz': zipOf([good, { name: 'g.gif', bytes: Buffer.from('GIF89a') }]),
      'none.cbz': zipOf([{ name: 'read.txt', bytes: Buffer.from('hi') }]),
      'empty.cbz': zipOf([]),
      'nothing.cbz': Buffer.alloc(0),
      'rar.cbz': Buffer.from('Rar!\x1a\x07\x01\x00'),
      'half.cbz': zipOf([good, good]).subarray(0, 300),
      'old.cbr': Buffer.from('Rar!'),
    };
    for (const [name, bytes] of Object.entries(bad)) await put(`truyen/X/${name}`, bytes);
    const said = await run(database);
    expect(last(said)).toBe(`new 0, changed 0, same 0, aside ${Object.keys(bad).length}`);
    for (const name of Object.keys(bad)) expect(said.text).toContain(`X/${name}`);
    for (const words of [
      'a hundred times',
      'leads out of it',
      'encrypted',
      'not of the size',
      'a link',
      'million pixels',
    ])
      expect([words, said.text.includes(words)]).toEqual([words, true]);
    expect((await libraryOf(database)).byId.has('x')).toBe(false);
    expect((await readdir(at('data/comics')).catch(() => [])).filter((name) => !name.startsWith('.'))).toEqual([]);
  });

  it('CO-1: a name in bytes that are no UTF-8 is still a page, and one chapter alone leaves the rest', async () => {
    const database = await open();
    const [page] = await pages(1);
    await put('truyen/Kéo/Kéo 1.cbz', zipOf([{ ...page!, name: Buffer.from([0x83, 0x5a, 0x2e, 0x6a, 0x70, 0x67]) }]));
    await run(database);
    await put('truyen/Kéo/Kéo 2.cbz', zipOf([...(await pages(2)), info('Kéo', 2)]));
    const one = ['import', at('truyen/Kéo/Kéo 2.cbz')];
    const said = await runCommand(one, database, log, undefined, () => NOW, at('data/films'));
    expect(last(said)).toBe('new 1, changed 0, same 1, aside 0');
    expect((await libraryOf(database)).byId.get('keo')!.chapters).toHaveLength(2);
  });
});

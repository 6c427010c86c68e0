import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { runCommand } from '#server/commands.ts';
import { sql } from '#server/database/sql.ts';
import { importedFilesPlugin } from '#server/films/filmFiles.ts';
import { filmsStore } from '#server/films/films.store.ts';
import { transcodeStore } from '#server/films/transcode.store.ts';
import { askFor } from '#server/import/films/wishes.store.ts';
import { fakeCatalogue, fakeFilms } from '#server/testing/fakeFilms.ts';
import { callContext, granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const media = join(import.meta.dirname, '../../media/football');
const log = { info: () => {}, error: () => {}, warn: () => {} };
const srt = '1\n00:00:01,000 --> 00:00:02,000\nXin chào\n';
const nfo = `<?xml version="1.0"?><movie><title>Ma cà rồng</title><originaltitle>Nosferatu</originaltitle>
  <plot>Một con tàu &amp; một cái bóng.</plot><genre>Horror / Fantasy</genre><country>Germany</country>
  <mpaa>Rated PG</mpaa><director>F. W. Murnau</director><actor><name>Max Schreck</name><role>Bá tước</role></actor></movie>
https://example.org/1`;
const show = JSON.stringify({
  title: { vi: 'Trạm Sông', en: 'River Station', zh: '河站' },
  genres: ['Bí ẩn'],
  year: 2025,
});

let folder: string;
const at = (path: string) => join(folder, path);
const put = async (path: string, text: string | Uint8Array) => {
  await mkdir(dirname(at(path)), { recursive: true });
  await writeFile(at(path), text);
};
const film = async (path: string, from = 'v540.mp4') => {
  await mkdir(dirname(at(path)), { recursive: true });
  await copyFile(join(media, from), at(path));
};
/** A library as people keep it. */
const library = async () => {
  await film('Nosferatu (1922)/Nosferatu (1922) - 1080p.mp4');
  await film('Nosferatu (1922)/Nosferatu (1922) - 720p.mp4', 'v720.mp4');
  await put('Nosferatu (1922)/Nosferatu (1922) - 1080p.vi.srt', srt);
  await put('Nosferatu (1922)/Subs/2_English.srt', srt);
  await put('Nosferatu (1922)/movie.nfo', nfo);
  await copyFile(join(media, 'poster.webp'), at('Nosferatu (1922)/poster.webp'));
  await film('Trạm Sông (2025)/Season 01/S01E01 - Đèn.mp4');
  await film('Trạm Sông (2025)/Season 01/S01E02.mp4');
  await put(
    'Trạm Sông (2025)/Season 01/S01E02.nfo',
    '<episodedetails><title>Phà</title><aired>2025-02-03</aired></episodedetails>',
  );
  await put(
    'Trạm Sông (2025)/Season 01/S01E01 - Đèn.zh-Hant.ass',
    '[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,D,n,0,0,0,,燈',
  );
  await put('Trạm Sông (2025)/show.json', show);
  await put('Gió (2024)/manifest.mpd', '<MPD/>');
  await put('Gió (2024)/v/seg-1.m4s', 'piece');
  await put('broken.mp4', 'no film');
  await put('old.avi', 'no film');
  await put('lost.vi.srt', srt);
};

onEveryEngine('the import of films', (database) => {
  beforeAll(async () => {
    // Without ffmpeg, as on most machines; its output is tested with its reader.
    vi.stubEnv('PATH', '');
    folder = await mkdtemp(join(tmpdir(), 'films-'));
    await library();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => database().run(sql`delete from film`));
  const run = (...words: readonly string[]) => runCommand(['import', ...words], database(), log, undefined, () => NOW);
  const last = ({ text }: { readonly text: string }) => text.split('\n').at(-1);
  const calls = () =>
    fakeFilms({}, { catalogue: fakeCatalogue({ films: [], episodesOf: () => [] }, filmsStore(database())) });

  it('FI-2: takes films and shows by their names, tells what has no place, and a second time changes nothing', async () => {
    const first = await run(folder);
    expect([first.code, last(first)]).toEqual([0, 'new 5, changed 0, same 0, aside 3']);
    for (const line of [
      'old.avi line 1: is in a form',
      'broken.mp4 line 1: is no film',
      'lost.vi.srt line 1: belongs to no film',
    ])
      expect(first.text).toContain(line);
    const again = await run(folder);
    expect([again.code, last(again)]).toEqual([0, 'new 0, changed 0, same 5, aside 3']);
    const { list, total } = granted(await calls().list({ sort: 'title' }, callContext()));
    expect([total, list.map(({ slug, plays, demo }) => [slug, plays, demo])]).toEqual([
      3,
      [
        ['gio-2024', true, false],
        ['nosferatu-1922', true, false],
        ['tram-song-2025', true, false],
      ],
    ]);
  });

  it('FI-2, FI-6: what the files beside it say, tracks, subtitles and poster', async () => {
    await run(folder);
    const one = granted(await calls().detail({ slug: 'nosferatu-1922' }, callContext()));
    expect(one).toMatchObject({
      ...{ title: 'Ma cà rồng', originalTitle: 'Nosferatu', synopsis: 'Một con tàu & một cái bóng.', ageRating: 'PG' },
      ...{ genres: [{ value: 'horror' }, { value: 'fantasy' }], countries: [{ value: 'DE' }] },
      ...{ directors: [{ name: 'F. W. Murnau' }], cast: [{ name: 'Max Schreck', role: 'Bá tước' }] },
      ...{ poster: { w: 1280, h: 720 }, subtitles: [{ value: 'en' }, { value: 'vi' }], quality: '720p' },
    });
    expect(one.durationSec).toBeGreaterThan(5);
    const playback = granted(await calls().playback({ slug: 'nosferatu-1922' }, guest()));
    expect(playback.sources.map(({ label, protocol }) => [label, protocol])).toEqual([
      ['720p', 'mp4'],
      ['540p', 'mp4'],
    ]);
    const series = granted(await calls().detail({ slug: 'tram-song-2025' }, callContext({ locale: 'en' })));
    expect([series.title, series.seasonList[0]!.episodes.map(({ title, airDate }) => [title, airDate])]).toEqual([
      'River Station',
      [
        ['Đèn', null],
        ['Phà', '2025-02-03'],
      ],
    ]);
  });

  it('a plan changes nothing, and what is gone from the folder goes with the next import', async () => {
    expect(last(await run(folder, '--plan'))).toBe('new 5, changed 0, same 0, aside 3');
    expect(granted(await calls().list({}, callContext())).total).toBe(0);
    await run(folder);
    await rm(at('Gió (2024)'), { recursive: true });
    expect(last(await run(folder))).toBe('new 0, changed 1, same 4, aside 3');
    await put('Gió (2024)/manifest.mpd', '<MPD/>');
    await put('Gió (2024)/v/seg-1.m4s', 'piece');
    // Only one film is imported, and the films beside it are not considered missing.
    await film('Faust (1926).mp4');
    expect(last(await run(at('Faust (1926).mp4')))).toBe('new 1, changed 0, same 0, aside 0');
    await rm(at('Faust (1926).mp4'));
    expect(granted(await calls().list({}, callContext())).total).toBe(3);
  });

  it('FI-2: files wait for renditions in the order in which they were asked for, but for those that failed', async () => {
    const ask = (name: string, now: number) =>
      askFor(database(), { root: folder, wishes: [{ path: at(name), height: 240, audio: ['vi'] }], now });
    const wishes = transcodeStore(database());
    await ask('b.avi', 1);
    await ask('a.avi', 2);
    await ask('b.avi', 3);
    expect(await wishes.next()).toEqual({ path: at('b.avi'), root: folder, height: 240, audio: ['vi'] });
    await wishes.failed(at('b.avi'), 'no picture');
    expect((await wishes.next())?.path).toBe(at('a.avi'));
    await wishes.done(at('a.avi'));
    expect(await wishes.next()).toBeNull();
    await ask('b.avi', 4);
    expect((await wishes.next())?.path).toBe(at('b.avi'));
    await wishes.done(at('b.avi'));
  });

  it('serves the files where they lie, with ranges; subtitles as WebVTT; nothing else', async () => {
    await run(folder);
    const app = fastify();
    await app.register(importedFilesPlugin(filmsStore(database())));
    const { sources, subtitles } = granted(await calls().playback({ slug: 'nosferatu-1922' }, guest()));
    const part = await app.inject({ url: sources[0]!.streamLink, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
    const text = await app.inject(subtitles.find(({ lang }) => lang === 'vi')!.url);
    expect(text.body).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nXin chào\n');
    const dash = granted(await calls().playback({ slug: 'gio-2024' }, guest())).sources[0]!.streamLink;
    expect(dash).toMatch(/\/manifest\.mpd$/u);
    const base = dash.slice(0, -'manifest.mpd'.length);
    expect((await app.inject(`${base}v/seg-1.m4s`)).body).toBe('piece');
    await symlink(join(media, 'v540.mp4'), at('Gió (2024)/out.mp4'));
    const refused = ['../broken.mp4', '%2e%2e/broken.mp4', 'v/../../broken.mp4', 'out.mp4', 'none.m4s', '.hidden.mp4'];
    for (const name of refused) expect([name, (await app.inject(base + name)).statusCode]).toEqual([name, 404]);
    for (const id of ['0'.repeat(24), 'x', '..%2f'])
      expect([id, (await app.inject(`/media/film/${id}`)).statusCode]).toEqual([id, 404]);
    await rm(at('Gió (2024)/out.mp4'));
    await app.close();
  });

  it('FI-2: a JSON names the address of a film or show, with its episodes; one that is taken is told', async () => {
    const named = await mkdtemp(join(tmpdir(), 'named-'));
    const put = async (path: string, words: object) => {
      await mkdir(join(named, path), { recursive: true });
      await writeFile(join(named, path, path.includes('Show') ? 'show.json' : 'film.json'), JSON.stringify(words));
    };
    const video = (path: string) => copyFile(join(media, 'v540.mp4'), join(named, path));
    await put('A', { address: 'ten-hay', title: 'Tên hay' });
    await put('B', { address: 'ten-hay' });
    await put('Show', { address: 'ga-song' });
    for (const path of ['A/a.mp4', 'B/b.mp4', 'Show/S01E01.mp4']) await video(path);
    const { text } = await run(named);
    expect(text).toContain('B/b.mp4 line 1: has the address of another, A/a.mp4');
    const { list } = granted(await calls().list({ sort: 'title' }, callContext()));
    expect(list.map(({ slug }) => slug).toSorted()).toEqual(['ga-song', 'ten-hay']);
    const show = granted(await calls().detail({ slug: 'ga-song' }, callContext()));
    expect(show.seasonList[0]!.episodes.map(({ episodeId }) => episodeId)).toEqual(['ga-song-s01e01']);
    await writeFile(join(named, 'A/film.json'), JSON.stringify({ address: 'Tên' }));
    expect((await run(named)).text).toContain('A/film.json line 1: address ');
    await rm(named, { recursive: true });
  });

  it('FI-2: a season has its own poster, beside the show or in its folder; a second time changes nothing', async () => {
    const home = await mkdtemp(join(tmpdir(), 'seasons-'));
    const put = async (path: string, from: string) => {
      await mkdir(dirname(join(home, path)), { recursive: true });
      await copyFile(join(media, from), join(home, path));
    };
    for (const path of ['Season 01/S01E01.mp4', 'Mùa 2/Tập 1.mp4', 'Specials/S00E01.mp4', 'Season 3/S03E01.mp4'])
      await put(`Ga (2025)/${path}`, 'v540.mp4');
    for (const path of ['season01-poster.webp', 'Mùa 2/folder.webp', 'season-specials-poster.webp'])
      await put(`Ga (2025)/${path}`, 'poster.webp');
    expect(last(await run(home))).toBe('new 5, changed 0, same 0, aside 0');
    expect(last(await run(home))).toBe('new 0, changed 0, same 5, aside 0');
    const { poster, seasonList } = granted(await calls().detail({ slug: 'ga-2025' }, callContext()));
    expect(poster).toBeNull();
    expect(seasonList.map(({ no, poster: own }) => [no, own && [own.w, own.h]])).toEqual([
      ...[
        [0, [1280, 720]],
        [1, [1280, 720]],
        [2, [1280, 720]],
        [3, null],
      ],
    ]);
    const app = fastify();
    await app.register(importedFilesPlugin(filmsStore(database())));
    for (const { poster: own } of seasonList)
      if (own) expect((await app.inject(own.url)).headers['content-type']).toBe('image/webp');
    await app.close();
    await rm(home, { recursive: true });
  });

  it('broken files beside a film are told by line, and the film is taken', async () => {
    const lone = await mkdtemp(join(tmpdir(), 'lone-'));
    await copyFile(join(media, 'v540.mp4'), join(lone, 'Faust (1926).mp4'));
    await writeFile(join(lone, 'Faust (1926).json'), '{\n  "year": 1926,\n  "genre": ["x"]\n}');
    await writeFile(join(lone, 'Faust (1926).nfo'), '<movie>\n<title>Faust</movie>');
    await writeFile(join(lone, 'Faust (1926).en.srt'), '1\n00:00:xx --> b\na\n');
    const { text } = await run(lone);
    expect(text).toContain('Faust (1926).json line 3: genre is not a field of this file');
    expect(text).toContain('Faust (1926).nfo line 2: closes movie, which is not open');
    expect(text).toContain('Faust (1926).en.srt line 1: has no subtitles');
    expect(text.split('\n').at(-1)).toBe('new 1, changed 0, same 0, aside 3');
    await rm(lone, { recursive: true });
  });

  it('a list of films tells what they are; one that is here to play stays as it is', async () => {
    await run(folder);
    const list = join(folder, '..', `list-${process.pid}.json`);
    const archive = 'https://archive.org/details/x';
    await writeFile(
      list,
      JSON.stringify([
        { title: 'Nosferatu', year: 1922, imdb: 'tt1', archive },
        { title: 'Metropolis', year: 1927, imdb: 'tt2', archive },
        { title: 'Metropolis', year: 1927, imdb: 'tt2' },
        { title: 'Evil', year: 1927, imdb: 'tt3', archive: 'javascript:alert(1)' },
        {
          title: 'Spring',
          year: 2019,
          seconds: 464,
          licence: 'CC BY 4.0',
          url: 'https://example.org/',
          verified: false,
        },
      ]),
    );
    const first = await run(list);
    expect(last(first)).toBe('new 2, changed 0, same 1, aside 2');
    expect(first.text).toContain('Spring: nobody has confirmed its licence yet');
    expect(last(await run(list))).toBe('new 0, changed 0, same 3, aside 2');
    const known = granted(await calls().detail({ slug: 'metropolis-1927' }, callContext()));
    expect(known).toMatchObject({ plays: false, elsewhere: archive, licence: 'Public domain' });
    expect(await calls().playback({ slug: 'metropolis-1927' }, guest())).toMatchObject({ code: 404 });
    await rm(list);
  });

  const free = fileURLToPath(new URL('../../../shared/data/films/public-domain.json', import.meta.url));
  it.skipIf(!existsSync(free))(
    'the 120 public-domain films of the list, once (needs ../shared/data/films)',
    async () => {
      expect(last(await run(free))).toBe('new 120, changed 0, same 0, aside 0');
      expect(last(await run(free))).toBe('new 0, changed 0, same 120, aside 0');
    },
  );
});

const guest = () =>
  callContext({
    viewer: { kind: 'guest', userId: 'g', displayName: 'Khách', siteRoleId: 0, sessionId: null } as const,
  });

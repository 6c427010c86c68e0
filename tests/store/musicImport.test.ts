import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommand } from '#server/commands.ts';
import { sql } from '#server/database/sql.ts';
import { createFind } from '#server/music/find.ts';
import { createLibrary } from '#server/music/library.ts';
import { createOrders } from '#server/music/lists.ts';
import { musicStore } from '#server/music/music.store.ts';
import { importedMusicPlugin } from '#server/music/musicFiles.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { flac, mp3 } from './support/madeSongs.ts';

const log = { info: () => {}, error: () => {}, warn: () => {} };
const dem = { ALBUM: 'Đêm', ALBUMARTIST: 'Ban A', DATE: '2019-05-20', GENRE: 'R&B; Nhạc trẻ' };
let folder: string;
const put = async (path: string, bytes: string | Uint8Array) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), bytes);
};
/** A library as people keep it: discs, a collection, odd and missing tags, and files that are not songs. */
const library = async () => {
  await put(
    'Ban A/Đêm/CD1/01.flac',
    flac(61, {
      ...dem,
      TITLE: 'Một',
      ARTIST: 'Ban A',
      TRACKNUMBER: '1',
      REPLAYGAIN_TRACK_GAIN: '-3.2 dB',
      REPLAYGAIN_TRACK_PEAK: '0.9',
    }),
  );
  await put(
    'Ban A/Đêm/CD1/01.lrc',
    '[la:vi]\n[00:01.00]<00:01.00>Hàng <00:01.50>ghế cuối có một chỗ\n[00:05.00]để dành',
  );
  await put('Ban A/Đêm/CD2/01 - Hai.flac', flac(62, { ...dem, TITLE: 'Hai', ARTIST: 'Ban A; Lá', TRACKNUMBER: '1/9' }));
  await put('Ban A/Đêm/CD2/02 - Ba.mp3', mp3({}));
  await put(
    'Ban A/Đêm/cover.jpg',
    await sharp({ create: { width: 900, height: 700, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer(),
  );
  await put('Tuyển tập/1.mp3', mp3({ TIT2: 'Bốn', TPE1: 'Lá', TALB: 'Tuyển', 'TXXX:replaygain_album_gain': '-1 dB' }));
  await put('Tuyển tập/2.mp3', mp3({ TIT2: 'Năm', TPE1: 'Mood', TALB: 'Tuyển', TCON: 'Instrumental' }));
  await put('Ca Sĩ Bê - Bài.mp3', mp3({}));
  await put('hong.mp3', 'no song');
  await put('rong.flac', '');
  await put('cu.wav', 'RIFF');
  await put('lac.lrc', '[00:01.0]x');
};

onEveryEngine('the import of music', (database) => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'music-'));
    await library();
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
    for (const table of [sql`music_song`, sql`music_album`, sql`music_artist`])
      await database().run(sql`delete from ${table}`);
  });
  const run = (...words: readonly string[]) =>
    runCommand(['import', folder, ...words], database(), log, undefined, () => NOW, join(folder, '.made/films'));
  const last = (text: string) => text.split('\n').at(-1);
  const songs = async () => {
    const { songs: all, albums, artists } = await createLibrary({ store: musicStore(database()), demo: null })();
    return all.map((song) => ({
      ...song,
      on: albums.get(song.album ?? '')?.name ?? null,
      by: song.artists.map((id) => artists.get(id)?.name),
    }));
  };
  const named = async (name: string) => (await songs()).find((song) => song.name === name)!;

  it('takes songs by tags, names and folders, tells what is none, and a second time changes nothing', async () => {
    expect(last((await run('--plan')).text)).toBe('new 6, changed 0, same 0, aside 4');
    expect(await songs()).toEqual([]);
    const { code, text } = await run();
    expect([code, last(text)]).toEqual([0, 'new 6, changed 0, same 0, aside 4']);
    for (const aside of ['hong.mp3', 'rong.flac', 'cu.wav', 'lac.lrc']) expect(text).toContain(aside);
    expect(await named('Một')).toMatchObject({
      ...{ on: 'Đêm', by: ['Ban A'], disc: 1, no: 1, released: '2019-05-20', durationSec: 61, lyric: 'word' },
      genres: ['r-b', 'pop'],
    });
    expect(await named('Hai')).toMatchObject({ on: 'Đêm', by: ['Ban A', 'Lá'], disc: 2 });
    expect(await named('Ba')).toMatchObject({ on: 'Đêm', disc: 2, no: 2 });
    expect((await named('Bài')).by).toEqual(['Ca Sĩ Bê']);
    const { albums } = await createLibrary({ store: musicStore(database()), demo: null })();
    const several = [...albums.values()].find(({ name }) => name === 'Tuyển');
    expect(several).toMatchObject({ artists: ['nhieu-nghe-si'] });
    // "Mood" is the address of another page.
    expect((await named('Năm')).artists[0]).toMatch(/^mood-[0-9a-f]{6}$/);
    expect(last((await run()).text)).toBe('new 0, changed 0, same 6, aside 4');
    expect(last((await run('--plan')).text)).toBe('new 0, changed 0, same 6, aside 4');
  });

  it('shows what changed, and drops what is gone', async () => {
    await run();
    const { songId, addedTs } = await named('Bốn');
    await put('Tuyển tập/1.mp3', mp3({ TIT2: 'Bốn mới', TPE1: 'Lá', TALB: 'Tuyển' }));
    await rm(join(folder, 'Ca Sĩ Bê - Bài.mp3'));
    await put('Ban A/Đêm/CD1/01.lrc', 'Lời khác hẳn bây giờ');
    expect(last((await run()).text)).toBe('new 0, changed 3, same 3, aside 4');
    expect(await named('Bốn mới')).toMatchObject({ songId, addedTs });
    expect(await named('Một')).toMatchObject({ lyric: 'plain' });
    expect(await songs()).toHaveLength(5);
  });

  it('MU-13: finds a song by a line of its words', async () => {
    await run();
    const store = musicStore(database());
    const all = await createLibrary({ store, demo: null })();
    const order = createOrders(
      () => 0,
      () => 0,
    )(all, 'popular');
    const find = createFind({ store, demo: null });
    for (const typed of ['ghe cuoi co mot cho', 'GHẾ CUỐI CÓ', 'mot cho de danh'])
      expect((await find(all, order, typed)).map(({ place, line }) => [all.songs[place]!.name, line?.t])).toEqual([
        ['Một', 1000],
      ]);
    expect(await find(all, order, 'khong ai hat cau nay')).toEqual([]);
    await put('Ban A/Đêm/CD1/01.lrc', '[00:01.0]Khác rồi nhé bạn');
    await run();
    expect(await store.withPairs([1, 2, 3], 9)).toEqual([]);
    expect(await find(all, order, 'ghe cuoi co mot cho')).toEqual([]);
  });

  it('serves songs and covers by their ids alone, with ranges', async () => {
    await run();
    const store = musicStore(database());
    const { songId } = await named('Ba');
    const form = (await store.forms([songId])).get(songId)!;
    expect(form).toMatchObject({ type: 'audio/mpeg', gapless: { sampleRate: 44_100 }, cover: { w: 640, h: 498 } });
    const flacForm = (await store.forms([(await named('Một')).songId])).values().next().value;
    expect(flacForm).toMatchObject({ gain: -1.2, peak: 0.9, type: 'audio/flac' });
    const app = fastify();
    await app.register(importedMusicPlugin(store));
    const part = await app.inject({ url: form.streamLink, headers: { range: 'bytes=0-2' } });
    expect([part.statusCode, part.headers['content-type'], part.body]).toEqual([206, 'audio/mpeg', 'ID3']);
    const cover = await app.inject({ url: form.cover!.url });
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/webp']);
    for (const url of ['/media/song/none', '/media/song/..%2f..%2fetc', '/media/music-cover/none'])
      expect((await app.inject({ url })).statusCode).toBe(404);
    await app.close();
  });
});

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoFilms } from './demoFilms.ts';
import { mpdFacts } from './mpdFacts.ts';

const media = join(import.meta.dirname, '../../../media');
const { films, episodesOf } = demoFilms(media);

describe('FI-1: the films of the demo', () => {
  it('are three of 60 to 120 s, and a show of two seasons with six episodes', () => {
    const shown = films.map(({ filmId, kind, durationSec }) => [filmId, kind, Math.round(durationSec ?? 0)]);
    expect(shown.map(([id, kind]) => [id, kind])).toEqual([
      ['nguoi-ban-gio', 'phim'],
      ['chiec-den-cuoi-khan-dai', 'phim'],
      ['tram-den-song', 'tv-show'],
      ['qua-bong-lac-duong', 'phim'],
    ]);
    for (const { kind, durationSec } of films.filter((film) => film.kind === 'phim'))
      expect([kind, durationSec! >= 60 && durationSec! <= 120]).toEqual(['phim', true]);
    const show = films.find(({ kind }) => kind === 'tv-show')!;
    expect(show.seasons.map(({ no, total }) => [no, total])).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(episodesOf(show.filmId).map(({ durationSec }) => durationSec)).toEqual(Array(6).fill(45));
  });
  it('have two soundtracks, subtitles in three languages, and files for everything that they name', () => {
    const all = films.flatMap(({ filmId, media: own }) => own ?? episodesOf(filmId).flatMap((one) => one.media ?? []));
    expect(all).toHaveLength(9);
    for (const { sources, audio, subtitles, trickplay, chapters } of all) {
      expect(audio.map(({ lang, label }) => [lang, label])).toEqual([
        ['zxx-x-music', ''],
        ['zxx-x-stage', ''],
      ]);
      expect(subtitles.map(({ lang }) => lang).toSorted()).toEqual(['en', 'vi', 'zh-Hant']);
      expect(chapters.length).toBeGreaterThan(1);
      const urls = [...sources.map(({ streamLink }) => streamLink), ...subtitles.map(({ url }) => url)];
      for (const url of [...urls, ...(trickplay ? [trickplay.url.replace('{n}', '0')] : [])])
        expect([url, existsSync(join(media, url.slice('/media/'.length)))]).toEqual([url, true]);
    }
  });
  it('are there only with their files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'demo-'));
    expect(demoFilms(folder).films).toEqual([]);
    await mkdir(join(folder, 'films/tram-den-song/s02e01'), { recursive: true });
    await writeFile(join(folder, 'films/tram-den-song/s02e01/manifest.mpd'), '<MPD/>');
    const some = demoFilms(folder);
    expect(some.films.map(({ filmId, seasons }) => [filmId, seasons.map(({ no }) => no)])).toEqual([
      ['tram-den-song', [2]],
    ]);
    expect(some.episodesOf('tram-den-song')).toHaveLength(1);
    await rm(folder, { recursive: true });
  });
});

it('a manifest tells the length, the sound and the picture', () => {
  const mpd = `<MPD mediaPresentationDuration="PT1H2M3.5S"><AdaptationSet contentType="video" maxWidth="9">
    <Representation width="960" height="540" bandwidth="120"/><Representation width="640" height="360" bandwidth="60"/></AdaptationSet>
    <AdaptationSet contentType="audio" lang="vi"></AdaptationSet><AdaptationSet mimeType="audio/mp4"></AdaptationSet></MPD>`;
  expect(mpdFacts(mpd)).toEqual({ durationSec: 3723.5, audio: ['vi', 'und'], width: 960, height: 540, bitrate: 120 });
  expect(mpdFacts('<MPD/>')).toEqual({ durationSec: null, audio: [], width: 0, height: 0, bitrate: 0 });
});

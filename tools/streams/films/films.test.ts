import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mediaFolder } from '../../../tests/fakes/media.ts';
import { FILMS } from './catalogue.ts';
import { lengthOf, placedScenes } from './film.ts';
import { partsOf, subtitlesOf } from './tracks.ts';

const films = join(mediaFolder, 'films');

it('films last 60 to 120 s and episodes 45, and no line is shown beyond its scene or over another', () => {
  for (const film of FILMS) {
    const seconds = lengthOf(film);
    if (film.folder.includes('/')) expect(seconds, film.folder).toBe(45);
    else expect(seconds >= 60 && seconds <= 120, film.folder).toBe(true);
    expect(film.still).toBeLessThan(seconds);
    for (const { cues = [], seconds: length } of placedScenes(film))
      cues.forEach(({ from, to }, k) => {
        expect(from, film.folder).toBeGreaterThanOrEqual(cues[k - 1]?.to ?? 0);
        expect(to > from && to <= length, film.folder).toBe(true);
      });
  }
});

it('what lies beside the pictures is what the films say, and all of it takes less than 18 MB', () => {
  for (const film of FILMS) {
    const read = (name: string) => readFileSync(join(films, film.folder, name), 'utf8');
    expect(JSON.parse(read('parts.json'))).toEqual(partsOf(film));
    for (const [lang, text] of subtitlesOf(film)) expect(read(`sub-${lang}.vtt`), film.folder).toBe(text);
    const manifest = read('manifest.mpd');
    expect(manifest).toContain(`mediaPresentationDuration="PT${lengthOf(film).toFixed(1)}S"`);
    expect(manifest.match(/lang="zxx-x-(music|stage)"/g)).toEqual(['lang="zxx-x-music"', 'lang="zxx-x-stage"']);
    for (const [, file, last] of manifest.matchAll(
      /<BaseURL>([^<]+)<\/BaseURL>[\s\S]*?mediaRange="\d+-(\d+)" \/>\s*<\/SegmentList>/g,
    ))
      expect(statSync(join(films, film.folder, file!)).size, `${film.folder} ${file}`).toBe(Number(last) + 1);
  }
  const files = readdirSync(films, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(films, name)));
  expect(files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)).toBeLessThan(18_000_000);
});

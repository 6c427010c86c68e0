import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '#server/commands.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { importedFilesPlugin } from '#server/films/filmFiles.ts';
import { filmsStore } from '#server/films/films.store.ts';
import { createTranscoding } from '#server/films/transcode.ts';
import { transcodeStore } from '#server/films/transcode.store.ts';
import { importPath } from '#server/import/importPath.ts';
import { silentLog } from '#server/log.ts';
import { databaseOfFile } from '#server/testing/databaseOfFile.ts';
import { NOW } from './support/engines.ts';
import { hasFfmpegHere, makeAvi, makeMatroska } from './support/madeFilms.ts';

let work: string;
let folder: string;
let made: string;

describe.skipIf(!hasFfmpegHere())('what is made of films (needs ffmpeg with libx264)', () => {
  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'extras-'));
    folder = join(work, 'films');
    for (const name of ['Sông (2024)', 'Cũ (2001)']) await mkdir(join(folder, name), { recursive: true });
    makeMatroska(join(folder, 'Sông (2024)/Sông (2024).mkv'));
    for (const left of ['inside-0.srt', 'inside-1.srt']) await rm(join(folder, 'Sông (2024)', left));
    makeAvi(join(folder, 'Cũ (2001)/Cũ (2001).avi'));
  });
  afterAll(() => rm(work, { recursive: true }));

  describe('by an import', { timeout: 600_000 }, () => {
    const database = databaseOfFile();
    beforeEach(async () => {
      made = await mkdtemp(join(work, 'made-'));
      await database().run(sql`delete from film_transcode`);
      await database().run(sql`delete from film`);
    });
    const run = async (...words: readonly string[]) => {
      const { text } = await runCommand(['import', ...words], database(), silentLog, undefined, () => NOW, made);
      return { text, last: text.split('\n').at(-1) };
    };
    const stored = async (filmId: string) =>
      (await filmsStore(database()).films()).find((one) => one.filmId === filmId)?.media ?? null;
    const served = async (url: string) => {
      const app = fastify();
      await app.register(importedFilesPlugin(filmsStore(database())));
      const answer = await app.inject(url);
      await app.close();
      return answer;
    };

    it('FI-6: subtitles and small pictures come out of a file, once; a plan makes nothing', async () => {
      expect((await run(folder, '--plan')).last).toBe('new 1, changed 0, same 0, aside 1');
      expect(await readdir(made)).toEqual([]);
      const first = await run(folder);
      expect(first.last).toBe('new 1, changed 0, same 0, aside 1');
      expect(first.text).not.toContain('has subtitles inside');
      const media = (await stored('song-2024'))!;
      expect(media.subtitles.map(({ lang }) => lang)).toEqual(['en', 'vi']);
      expect((await served(media.subtitles[1]!.url)).body).toContain('Xin chào');
      expect(media.trickplay).toMatchObject({ cols: 10, rows: 10, w: 160, h: 90, everySec: 5 });
      const sheet = await served(media.trickplay!.url.replace('{n}', '0'));
      expect(sheet.headers['content-type']).toBe('image/jpeg');
      expect(await sharp(sheet.rawPayload).metadata()).toMatchObject({ width: 1600, height: 900 });
      expect((await run(folder)).last).toBe('new 0, changed 0, same 1, aside 1');
      expect((await served(media.trickplay!.url.replace('{n}', '..%2fx'))).statusCode).toBe(404);
    });

    const transcoding = (on: Database) =>
      createTranscoding({
        ...{ store: transcodeStore(on), made, log: silentLog },
        importAgain: (root) => importPath(on, root, { made, now: NOW }),
      });
    const waiting = () => transcodeStore(database()).next();

    it('FI-2: nothing is transcoded unasked; asked for, a job makes DASH with each sound, which plays from then on', async () => {
      await run(folder);
      await transcoding(database()).run();
      expect(await stored('cu-2001')).toBeNull();
      expect((await run(folder, '--plan', '--transcode')).text).toContain('2 files wait for the job films.transcode');
      expect(await waiting()).toBeNull();
      const asked = await run(folder, '--transcode');
      expect(asked.text).toContain('2 files wait for the job films.transcode');
      await transcoding(database()).run();
      expect(await waiting()).toBeNull();
      const old = (await stored('cu-2001'))!;
      expect(old.sources.map(({ protocol, height }) => [protocol, height])).toEqual([['dash', 240]]);
      const manifest = await served(old.sources[0]!.streamLink);
      expect(manifest.headers['content-type']).toBe('application/dash+xml');
      const song = (await stored('song-2024'))!;
      expect(song.sources.map(({ protocol }) => protocol)).toEqual(['dash', 'mp4']);
      const both = (await served(song.sources[0]!.streamLink)).body;
      expect(both.match(/<AdaptationSet /gu)).toHaveLength(3);
      for (const lang of ['vi', 'en']) expect(both).toContain(`lang="${lang}"`);
      const base = song.sources[0]!.streamLink.replace('manifest.mpd', '');
      expect((await served(`${base}init-stream0.m4s`)).statusCode).toBe(200);
      expect((await run(folder, '--transcode')).last).toBe('new 0, changed 0, same 2, aside 0');
    });

    it('a file that cannot be made is told by its fault and does not hold up the next; what ends in the middle leaves nothing', async () => {
      await run(join(folder, 'Cũ (2001)'), '--transcode');
      await database().run(sql`insert into film_transcode (path, root, height, audio, asked_at, fault)
                               values (${join(folder, 'none.avi')}, ${folder}, 240, '[]', 0, null)`);
      await database().run(sql`insert into film_transcode (path, root, height, audio, asked_at, fault)
                               values (${import.meta.filename}, ${folder}, 240, '[]', 1, null)`);
      const cut = transcoding(database());
      const running = cut.run();
      cut.stop();
      await running;
      expect((await readdir(made, { recursive: true })).filter((name) => name.includes('.making-'))).toEqual([]);
      await transcoding(database()).run();
      expect(await waiting()).toBeNull();
      expect(await stored('cu-2001')).not.toBeNull();
      // A file made from the film does not count as the film.
      await rm(join(folder, 'Cũ (2001)'), { recursive: true });
      expect((await run(folder)).last).toBe('new 1, changed 1, same 0, aside 0');
      expect(await stored('cu-2001')).toBeNull();
    });
  });
});

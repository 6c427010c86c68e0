import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '#server/commands.ts';
import { sql } from '#server/database/sql.ts';
import { importedFilesPlugin } from '#server/films/filmFiles.ts';
import { filmsStore } from '#server/films/films.store.ts';
import { transcodeStore } from '#server/films/transcode.store.ts';
import { silentLog } from '#server/log.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { hasFfmpegHere, makeAvi } from './support/madeFilms.ts';

const media = join(import.meta.dirname, '../../media/football');
const srt = '1\n00:00:01,000 --> 00:00:02,000\nXin chào\n';

describe.skipIf(!hasFfmpegHere())('films in parts (needs ffmpeg)', { timeout: 600_000 }, () => {
  onEveryEngine('the import of films in parts', (database) => {
    let work: string;
    let folder: string;
    let made: string;
    const at = (path: string) => join(folder, path);
    const part = async (path: string, from = 'v540.mp4') => {
      await mkdir(dirname(at(path)), { recursive: true });
      await copyFile(join(media, from), at(path));
    };
    const run = async (...words: readonly string[]) => {
      const { text } = await runCommand(
        ['import', folder, ...words],
        database(),
        silentLog,
        undefined,
        () => NOW,
        made,
      );
      return { text, last: text.split('\n').at(-1) };
    };
    const stored = async (filmId: string) =>
      (await filmsStore(database()).films()).find((one) => one.filmId === filmId) ?? null;

    beforeEach(async () => {
      work = await mkdtemp(join(tmpdir(), 'parts-'));
      [folder, made] = [join(work, "phim của tôi 'cũ'"), join(work, 'made')];
      for (const name of [folder, made]) await mkdir(name);
      await database().run(sql`delete from film`);
      await database().run(sql`delete from film_transcode`);
    });
    afterEach(() => rm(work, { recursive: true }));

    it('FI-2: are one film of their whole length; a plan makes nothing, a second time changes nothing', async () => {
      await part('Sông (1950)/Sông cd1.mp4');
      expect((await run()).text).toContain('is a part of a film whose other parts are not in its folder');
      await rm(at('Sông (1950)'), { recursive: true });
      await part('Bến (1950)/Bến (1950).mp4');
      await run();
      const single = (await stored('ben-1950'))!.durationSec!;
      await part('Sông (1950)/Sông cd1.mp4');
      await part('Sông (1950)/Sông cd2.mp4');
      await writeFile(at('Sông (1950)/Sông cd2.vi.srt'), srt);
      await writeFile(at('Sông (1950)/Sông.vi.srt'), srt);
      const before = await readdir(made);
      expect((await run('--plan')).last).toBe('new 1, changed 0, same 1, aside 1');
      expect(await readdir(made)).toEqual(before);
      const first = await run();
      expect(first.last).toBe('new 1, changed 0, same 1, aside 1');
      expect(first.text).toContain('Sông cd2.vi.srt line 1: belongs to no film');
      const one = (await stored('song-1950'))!;
      expect(Math.abs(one.durationSec! - 2 * single)).toBeLessThan(1);
      expect([one.media!.sources.length, one.media!.subtitles.length]).toEqual([1, 1]);
      const app = fastify();
      await app.register(importedFilesPlugin(filmsStore(database())));
      const head = await app.inject({ url: one.media!.sources[0]!.streamLink, headers: { range: 'bytes=4-7' } });
      expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
      await app.close();
      expect((await run()).last).toBe('new 0, changed 0, same 2, aside 1');
      expect((await run('--plan')).last).toBe('new 0, changed 0, same 2, aside 1');
      // A file joined from the film's parts does not count as the film.
      await rm(at('Sông (1950)'), { recursive: true });
      expect((await run()).last).toBe('new 0, changed 1, same 1, aside 0');
      expect(await stored('song-1950')).toBeNull();
    });

    it('FI-2: those of different forms are told, and those that no browser opens wait for renditions as one film', async () => {
      await part('Lẫn (1950)/Lẫn-part1.mp4');
      await part('Lẫn (1950)/Lẫn-part2.mp4', 'v720.mp4');
      await mkdir(at('Cũ (1951)'));
      for (const name of ['cd1', 'cd2']) makeAvi(at(`Cũ (1951)/Cũ ${name}.avi`));
      const { text, last } = await run('--transcode');
      expect(text).toContain('Lẫn-part1.mp4 line 1: is in parts of different forms');
      expect(text).toContain('1 files wait for the job films.transcode');
      expect(last).toBe('new 0, changed 0, same 0, aside 2');
      const wish = (await transcodeStore(database()).next())!;
      expect([wish.root, wish.path.startsWith(made), wish.path.endsWith('film.mkv')]).toEqual([folder, true, true]);
    });
  });
});

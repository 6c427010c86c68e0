import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRendition, renditionOf } from '#server/shared/films/rendition.ts';
import { hasFfmpegHere, makeAvi } from '../store/support/madeFilms.ts';

const CHILD = fileURLToPath(new URL('support/transcodeChild.ts', import.meta.url));
const needs = hasFfmpegHere() && spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true']).status === 0;

describe.skipIf(!needs)('the making of renditions (needs ffmpeg with libx264, and setpriv)', () => {
  let work: string;
  let made: string;
  let film: string;
  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'khandai-transcode-'));
    [made, film] = [join(work, 'made'), join(work, 'film.avi')];
    // Long enough to be killed in the middle.
    makeAvi(film, 30, '480x270');
  });
  afterAll(() => rm(work, { recursive: true, force: true }));
  const files = async (): Promise<readonly string[]> => readdir(made, { recursive: true }).catch(() => []);
  const isHalf = (name: string): boolean => name.includes('.making-');

  it(
    'kill -9 in the middle leaves nothing that is taken for whole, and the next one makes it',
    { timeout: 600_000 },
    async () => {
      const child = spawn(process.execPath, [CHILD, made, film], { stdio: ['ignore', 'pipe', 'inherit'] });
      const exit = once(child, 'exit');
      await expect
        .poll(async () => (await files()).some((name) => /init-stream/u.test(name)), { timeout: 120_000 })
        .toBe(true);
      child.kill('SIGKILL');
      expect(await exit).toEqual([null, 'SIGKILL']);
      expect(await renditionOf(made, film)).toBeNull();
      expect((await files()).some(isHalf)).toBe(true);

      expect(await makeRendition(made, film, { height: 90, audio: ['vi'] }, { timeoutMs: 500_000 })).toBeNull();
      expect(await renditionOf(made, film)).toMatch(/manifest\.mpd$/u);
      // No process writes there any more.
      expect((await files()).filter(isHalf)).toEqual([]);
    },
  );
});

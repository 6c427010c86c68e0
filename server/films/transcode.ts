import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Log } from '../log.ts';
import { hasFfmpeg } from '../shared/films/ffmpeg.ts';
import { makeRendition } from '../shared/films/rendition.ts';
import type { TranscodeStore } from './transcode.store.ts';

/** Longer than any film needs: a process that takes this long hangs. */
const MOST_MS = 12 * 3_600_000;

export interface TranscodingNeeds {
  readonly store: TranscodeStore;
  /** The folder for files made from films. */
  readonly made: string;
  /** Imports a folder again, so that its new renditions are played. */
  readonly importAgain: (root: string) => Promise<unknown>;
  readonly log: Log;
}

/** Makes the renditions that the operator asked for, one file after the other. */
export const createTranscoding = ({ store, made, importAgain, log }: TranscodingNeeds) => {
  const ending = new AbortController();
  const one = async (): Promise<boolean> => {
    const wish = await store.next();
    if (!wish || ending.signal.aborted) return false;
    const { path, root } = wish;
    if (!(await stat(path).catch(() => null))) {
      await store.done(path);
      return true;
    }
    const fault = await makeRendition(made, path, wish, { timeoutMs: MOST_MS, signal: ending.signal });
    // Work aborted by the end of the process is redone after the next start.
    if (ending.signal.aborted) return false;
    if (fault === null) {
      await importAgain(root);
      await store.done(path);
      return true;
    }
    log.warn('film.untranscoded', { file: basename(path), fault });
    await store.failed(path, fault);
    return true;
  };
  return {
    run: async (): Promise<void> => {
      if ((await store.next()) === null || !(await hasFfmpeg())) return;
      while (await one());
    },
    stop: () => ending.abort(),
  };
};

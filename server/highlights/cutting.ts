import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import type { CutStreams } from '../shared/highlights/cutStreams.ts';
import type { HighlightWish } from '../shared/highlights/highlightForm.ts';
import { isRefused } from '../shared/refusal.ts';
import { cutFormOf, orderOf, slugFor, type HighlightCatalogue } from './catalogue.ts';
import type { HighlightsStore } from './highlights.store.ts';

export interface CuttingNeeds {
  readonly store: HighlightsStore;
  readonly catalogue: HighlightCatalogue;
  readonly streams: CutStreams;
  readonly events: FootballSource['events'];
  /** The folder of the highlights' files, with a folder for each highlight. */
  readonly made: string;
  readonly log: Log;
}

/** Temporary folders of `makeWhole`, used until a folder is complete. */
const UNFINISHED = /^\.making-(.+)-\d+-[^-]+$/u;

/**
 * Cuts the highlights that staff asked for, and the demo's. The rows say what is to be done, so that aborted work is
 * redone after a restart; each folder appears complete or not at all.
 */
export const createCutting = ({ store, catalogue, streams, events, made, log }: CuttingNeeds) => {
  let ending = false;
  const underWay = new Map<string, Promise<boolean>>();
  const cutDown = new Set<string>();

  const removeFiles = (highlightId: string): Promise<void> =>
    rm(join(made, highlightId), { recursive: true, force: true });

  const one = async (wish: HighlightWish): Promise<void> => {
    const { highlightId } = wish;
    const cut = await streams.cut(orderOf(wish, false), { folder: made, name: highlightId });
    if (cut === null || isRefused(cut)) {
      await store.fail(highlightId, 'gone');
      return;
    }
    const done = await store.finish(wish, { slug: slugFor(wish), cut: await cutFormOf(wish, cut, events) });
    // Withdrawn in the meantime.
    if (!done) await removeFiles(highlightId);
  };

  /** Whether the files of a demo highlight exist; they are cut now if they do not. */
  const ensure = async (highlightId: string): Promise<boolean> => {
    const found = (await catalogue.read()).byId.get(highlightId);
    if (!found?.demo) return false;
    if (cutDown.has(highlightId)) return true;
    const before = underWay.get(highlightId);
    if (before) return before;
    const cutting = (async () => {
      const names = new Set(await readdir(made).catch(() => []));
      const cut =
        names.has(highlightId) || (await streams.cut(orderOf(found, true), { folder: made, name: highlightId }));
      const there = cut === true || (cut !== null && !isRefused(cut));
      if (there) cutDown.add(highlightId);
      return there;
    })().finally(() => underWay.delete(highlightId));
    underWay.set(highlightId, cutting);
    return cutting;
  };

  return {
    removeFiles,
    /** Whether viewers may see a highlight; missing files of a demo highlight are cut first. */
    isThere: async (highlightId: string): Promise<boolean> => {
      const found = (await catalogue.read()).byId.get(highlightId);
      return found !== undefined && (!found.demo || ensure(highlightId));
    },
    /** Cuts the waiting highlights, oldest first. */
    run: async (): Promise<void> => {
      for (const wish of await store.toCut()) {
        if (ending) return;
        try {
          await one(wish);
        } catch (error) {
          log.error('highlight.uncut', { highlight: wish.highlightId, stack: String(error) });
          await store.fail(wish.highlightId, 'failed');
        }
      }
    },
    /** Cuts the demo's highlights, and removes the files of highlights that no longer exist. */
    tidy: async (): Promise<void> => {
      const names = await readdir(made).catch(() => []);
      const { all } = await catalogue.read();
      const wanted = new Set([...(await store.withFiles()), ...all.map(({ highlightId }) => highlightId)]);
      for (const { highlightId, demo } of all) if (demo && !ending) await ensure(highlightId);
      for (const name of names) {
        const highlightId = UNFINISHED.exec(name)?.[1] ?? name;
        if (wanted.has(highlightId)) continue;
        cutDown.delete(highlightId);
        await removeFiles(name);
      }
    },
    stop: (): void => {
      ending = true;
    },
  };
};
export type Cutting = ReturnType<typeof createCutting>;

import { chapterPath } from '#domain/comics/comicPaths.ts';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../shared/clock.ts';
import type { Writes } from '../shared/outbox.ts';
import { tellOnce } from '../shared/tellOnce.ts';
import type { ComicCatalogue } from './catalogue.ts';
import type { ComicNames } from './comicNames.ts';
import type { ComicsStore } from './comics.store.ts';

/** The notification of a new chapter for a follower. */
export interface ChapterNote {
  readonly userId: string;
  readonly kind: 'chapterReleased';
  readonly params: Readonly<Record<string, string>>;
  readonly goTo: string;
  readonly onceKey: string;
  readonly at: number;
}
export interface AnnounceNeeds {
  readonly database: Database;
  readonly store: ComicsStore;
  readonly catalogue: ComicCatalogue;
  readonly names: ComicNames;
  readonly clock: Clock;
  readonly followersOf: (comicId: string) => Promise<readonly string[]>;
  /** Returns the writes that notify a member; null if they do not want to be notified. */
  readonly noted: (note: ChapterNote) => Promise<Writes | null>;
}

const AT_ONCE = 50;

/**
 * CO-13: notifies followers of chapters that an import added. The notifications and the mark that they were made are
 * stored together, so that each follower is notified once, even if the process ends meanwhile.
 */
export const createAnnouncing = (needs: AnnounceNeeds) => {
  const { database, store, catalogue, names, clock, followersOf, noted } = needs;
  /** One statement decides which process announces a chapter; a unique key prevents duplicate notifications. */
  const announce = async (chapterId: string, comicId: string): Promise<void> => {
    const { byId, chapters } = await catalogue.read();
    const [comic, chapter] = [byId.get(comicId), chapters.get(chapterId)];
    const note = comic &&
      chapter && {
        ...({ kind: 'chapterReleased', onceKey: `chapter ${chapterId}`, at: clock() } as const),
        goTo: chapterPath(comicId, chapter.key),
        params: {
          comic: comic.title[DEFAULT_LOCALE],
          chapter: names.chapter({ ...chapter, title: chapter.title[DEFAULT_LOCALE] }, DEFAULT_LOCALE),
        },
      };
    const writes = note
      ? await Promise.all((await followersOf(comicId)).map((userId) => noted({ ...note, userId })))
      : [];
    await tellOnce(database, (queries) => store.told(queries, chapterId), writes);
  };
  return {
    run: async (): Promise<void> => {
      for (const { chapterId, comicId } of await store.untold(AT_ONCE)) await announce(chapterId, comicId);
    },
  };
};

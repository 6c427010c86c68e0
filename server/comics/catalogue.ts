import { byNumber } from '#domain/comics/comicIds.ts';
import type { ComicTraits } from '#domain/comics/filter.ts';
import { searchText } from '#domain/schedule/matchSearch.ts';
import { grouped } from '#domain/shared/grouped.ts';
import type { Rating } from '#domain/social/social.ts';
import type { Clock } from '../shared/clock.ts';
import type { StoredPage } from '../shared/comics/comicForm.ts';
import type { ComicSource, StoredChapter, StoredComic } from '../shared/comics/comicSource.ts';
import type { ComicsStore } from './comics.store.ts';

/** A comic with its chapters in order, and the traits by which lists filter and sort it. */
export interface Listed extends StoredComic {
  readonly traits: ComicTraits;
  readonly chapters: readonly StoredChapter[];
  readonly latest: StoredChapter | null;
  readonly readSec: number;
  readonly sizeBytes: number;
  readonly demo: boolean;
}
export interface Library {
  readonly all: readonly Listed[];
  readonly byId: ReadonlyMap<string, Listed>;
  readonly chapters: ReadonlyMap<string, StoredChapter>;
}
/** Views and ratings of comics by members, by id. */
export interface Regard {
  readonly views: ReadonlyMap<string, number>;
  readonly ratings: ReadonlyMap<string, Rating>;
}
export interface CatalogueNeeds {
  readonly store: ComicsStore;
  readonly demo: ComicSource | null;
  readonly regardOf: () => Promise<Regard>;
  readonly clock: Clock;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const newest = (chapters: readonly StoredChapter[]): StoredChapter | null =>
  chapters.reduce<StoredChapter | null>((last, one) => (last && last.createdAt > one.createdAt ? last : one), null);

const listedAs = (comic: StoredComic, unordered: readonly StoredChapter[], demo: boolean): Listed => {
  const chapters = unordered.toSorted(byNumber);
  return {
    ...comic,
    ...{ chapters, demo, latest: newest(chapters) },
    readSec: sum(chapters.map(({ readSec }) => readSec)),
    sizeBytes: sum(chapters.map(({ sizeBytes }) => sizeBytes)),
    traits: {
      words: searchText([...Object.values(comic.title), ...comic.altTitles, ...comic.authors]),
      values: {
        genre: comic.genres,
        status: [comic.status],
        country: comic.country === '' ? [] : [comic.country],
      },
    },
  };
};

const REGARD_MS = 60_000;

/** Keeps all comics and the names of their chapters in memory, and reads them again after an import changed them. */
export const createComicCatalogue = ({ store, demo, regardOf, clock }: CatalogueNeeds) => {
  const demoComics = (demo?.comics ?? []).map((comic) => listedAs(comic, demo?.chaptersOf(comic.comicId) ?? [], true));
  let known: { readonly revision: number; readonly library: Library } | null = null;
  let regard: { readonly at: number; readonly value: Promise<Regard> } | null = null;

  const read = async (): Promise<Library> => {
    const revision = await store.revision();
    if (known?.revision === revision) return known.library;
    const [comics, chapters] = await Promise.all([store.comics(), store.chapters()]);
    const of = grouped(chapters, ({ comicId }) => comicId);
    const ids = new Set(comics.map(({ comicId }) => comicId));
    // An operator's comic replaces a demo comic of the same id.
    const all = [
      ...comics.map((comic) => listedAs(comic, of.get(comic.comicId) ?? [], false)),
      ...demoComics.filter(({ comicId }) => !ids.has(comicId)),
    ].filter((comic) => comic.chapters.length > 0);
    const library = {
      all,
      byId: new Map(all.map((comic) => [comic.comicId, comic])),
      chapters: new Map(all.flatMap((comic) => comic.chapters.map((one) => [one.chapterId, one] as const))),
    };
    known = { revision, library };
    return library;
  };
  return {
    read,
    pagesOf: async ({ chapterId, comicId }: StoredChapter): Promise<readonly StoredPage[]> =>
      (await read()).byId.get(comicId)?.demo
        ? (demo?.pagesOf(chapterId) ?? [])
        : ((await store.pagesOf(chapterId)) ?? []),
    /** At most a minute old. */
    regard: (): Promise<Regard> => {
      if (regard && Math.abs(clock() - regard.at) < REGARD_MS) return regard.value;
      const value = regardOf();
      regard = { at: clock(), value };
      value.catch(() => (regard = null));
      return value;
    },
  };
};
export type ComicCatalogue = ReturnType<typeof createComicCatalogue>;

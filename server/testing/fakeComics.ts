import type { ChapterForm, ComicForm, StoredPage } from '../shared/comics/comicForm.ts';
import type { ComicSource, StoredChapter, StoredComic } from '../shared/comics/comicSource.ts';
import { createComicCatalogue } from '../comics/catalogue.ts';
import { comicNames } from '../comics/comicNames.ts';
import { comicsHandlers, type ComicsParts } from '../comics/comics.handlers.ts';
import type { ComicsStore } from '../comics/comics.store.ts';
import { comicViews } from '../comics/shown.ts';
import type { Handlers } from '../http/handlers.ts';
import { readWords } from '../page/build.ts';
import { sameWords } from '../shared/words.ts';
import { projectRoot } from './buildFixture.ts';

export const aStoredComic = (comicId: string, changed: Partial<ComicForm> = {}): StoredComic => ({
  ...{ comicId, title: sameWords(comicId), altTitles: [], cover: null, authors: ['An'], genres: ['drama'] },
  ...{ country: 'VN', status: 'ongoing', direction: 'ltr', ageRating: '', synopsis: sameWords('') },
  ...{ licence: '', credit: '', addedTs: 0 },
  ...changed,
});
export const aStoredChapter = (comicId: string, no: number, changed: Partial<ChapterForm> = {}): StoredChapter => ({
  ...{ chapterId: `${comicId}--${no}`, comicId, key: String(no), volume: null, no, title: sameWords(`Chương ${no}`) },
  ...{ pages: 4, createdAt: no, sizeBytes: 4000, readSec: 80, folder: '' },
  ...changed,
});
export const aStoredPage = (n: number): StoredPage => ({
  ...{ url: `/comic-art/p${n}.svg`, w: 700, h: 1000, bytes: 1000, color: '#fcf8ec', small: null },
  panels: [],
});

/** A comic with three chapters. */
const exampleComics: ComicSource = {
  comics: [aStoredComic('cau-thu-so-khong')],
  chaptersOf: (comicId) => [1, 2, 3].map((no) => aStoredChapter(comicId, no)),
  pagesOf: () => [1, 2, 3, 4].map(aStoredPage),
  draw: () => null,
};

const emptyStore: ComicsStore = {
  ...{ revision: async () => 0, comics: async () => [], chapters: async () => [], pagesOf: async () => null },
  ...{ untold: async () => [], told: async () => 0 },
};
const nothingRead: ComicsParts['progress'] = {
  ...{ of: async () => [], put: async () => {}, readOf: async () => new Map() },
  ...{ settingOf: async () => null, putSetting: async () => {} },
};

/** A library that is in no database. */
export const fakeCatalogue = (demo: ComicSource = exampleComics) =>
  createComicCatalogue({
    ...{ store: emptyStore, demo, clock: () => 0 },
    regardOf: async () => ({ views: new Map([['cau-thu-so-khong', 3]]), ratings: new Map() }),
  });

export const fakeComics = (
  changed: Partial<Handlers['comics']> = {},
  parts: Partial<ComicsParts> = {},
): Handlers['comics'] => {
  const names = comicNames(readWords(`${projectRoot}/locales`));
  return {
    ...comicsHandlers({
      ...{ catalogue: fakeCatalogue(), names, views: comicViews(names), progress: nothingRead },
      database: {
        transaction: async (work) => work({ all: async () => [], one: async () => null, run: async () => 0 }),
      },
      ...{ visited: async () => {}, followed: async () => ({ list: [], next: null }) },
      ...parts,
    }),
    ...changed,
  };
};

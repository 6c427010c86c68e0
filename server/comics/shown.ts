import type { Chapter, Comic, ComicCard, ComicPage, PageList } from '#domain/comics/comic.ts';
import { COMICS } from '#domain/comics/comic.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Rating } from '#domain/social/social.ts';
import type { PanelForm, StoredPage } from '../shared/comics/comicForm.ts';
import type { StoredChapter } from '../shared/comics/comicSource.ts';
import type { Listed, Regard } from './catalogue.ts';
import type { ComicNames } from './comicNames.ts';

const UNRATED: Rating = { avg: 0, n: 0 };

/** Comics in a reader's language. */
export const comicViews = (names: ComicNames) => {
  const card = (comic: Listed, { ratings, views }: Regard, locale: Locale): ComicCard => {
    const { comicId, title, cover, authors, status, direction, chapters, latest, readSec, demo } = comic;
    return {
      ...{ comicId, slug: comicId, title: title[locale], cover, authors, status, direction, readSec, demo },
      genres: comic.genres.map((genre) => names.genre(genre, locale)),
      rating: ratings.get(comicId) ?? UNRATED,
      counters: { views: views.get(comicId) ?? 0 },
      chapters: chapters.length,
      latest: latest && {
        ...{ key: latest.key, no: latest.no, title: latest.title[locale], createdAt: latest.createdAt },
      },
    };
  };
  const comic = (one: Listed, regard: Regard, locale: Locale): Comic => {
    const { altTitles, country, ageRating, synopsis, licence, credit, sizeBytes } = one;
    return {
      ...card(one, regard, locale),
      ...{ altTitles, ageRating, synopsis: synopsis[locale], licence, credit, sizeBytes },
      country: country === '' ? null : names.country(country, locale),
    };
  };
  /** All chapters of a comic, in order. */
  const chapters = ({ chapters: all }: Listed, locale: Locale): readonly Chapter[] =>
    all.map((one, i) => chapterIn(all, one, i, locale));
  const chapterIn = (
    all: readonly StoredChapter[],
    { chapterId, comicId, key, volume, no, title, pages, createdAt, sizeBytes, readSec }: StoredChapter,
    i: number,
    locale: Locale,
  ): Chapter => {
    const [prev, next] = [all[i - 1], all[i + 1]];
    return {
      ...{ chapterId, comicId, key, volume, no, title: title[locale], pages, createdAt, sizeBytes, readSec },
      ...(prev && { prevId: prev.chapterId }),
      ...(next && { nextId: next.chapterId }),
    };
  };
  const panel = ({ alt, says, ...place }: PanelForm, locale: Locale) => ({
    ...place,
    alt: alt[locale],
    says: says.map((one) => ({ ...one, text: one.text[locale] })),
  });
  const page = ({ panels, ...file }: StoredPage, i: number, locale: Locale): ComicPage => ({
    ...file,
    n: i + 1,
    panels: panels.map((one) => panel(one, locale)),
  });
  const beside = ({ chapterId, key, no, title }: StoredChapter, locale: Locale) => ({
    ...{ chapterId, key, no, title: title[locale] },
  });
  const pageList = (
    one: Listed,
    chapter: StoredChapter,
    {
      pages,
      nextPages,
      locale,
    }: { readonly pages: readonly StoredPage[]; readonly nextPages: readonly StoredPage[]; readonly locale: Locale },
  ): PageList => {
    const { comicId, title, direction, demo, credit, licence, chapters: all } = one;
    const at = all.findIndex(({ chapterId }) => chapterId === chapter.chapterId);
    const [prev, next] = [all[at - 1], all[at + 1]];
    return {
      comic: { comicId, slug: comicId, title: title[locale], direction, demo, credit, licence },
      chapter: chapterIn(all, chapter, at, locale),
      pages: pages.map((own, i) => page(own, i, locale)),
      next: next
        ? {
            ...beside(next, locale),
            firstPages: nextPages.slice(0, COMICS.firstPages).map((own, i) => page(own, i, locale)),
          }
        : null,
      prev: prev ? beside(prev, locale) : null,
    };
  };
  return { card, comic, chapters, pageList };
};
export type ComicViews = ReturnType<typeof comicViews>;

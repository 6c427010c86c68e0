import { chapterPath, comicPath } from '#domain/comics/comicPaths.ts';
import { goOnIn } from '#domain/comics/reading.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Resumption } from '#domain/social/shelf.ts';
import type { Card, Progress } from '#domain/social/social.ts';
import type { StoredChapter } from '../shared/comics/comicSource.ts';
import type { Subjects } from '../shared/subjects.ts';
import type { ComicCatalogue, Listed } from './catalogue.ts';
import type { ComicNames } from './comicNames.ts';

/** Comics, which can be followed and rated, and their chapters, which can be resumed. */
export const comicSubjects = (
  catalogue: ComicCatalogue,
  names: ComicNames,
): Required<Pick<Subjects, 'comic' | 'chapter'>> => {
  const comicCard = (comic: Listed, locale: Locale): Card => ({
    target: { type: 'comic', id: comic.comicId },
    title: comic.title[locale],
    subtitle: comic.authors.join(', '),
    img: comic.cover,
    path: comicPath({ slug: comic.comicId }),
  });
  const chapterCard = (comic: Listed, one: StoredChapter, locale: Locale): Card => ({
    target: { type: 'chapter', id: one.chapterId },
    title: comic.title[locale],
    subtitle: names.chapter({ ...one, title: one.title[locale] }, locale),
    img: comic.cover,
    path: chapterPath(comic.comicId, one.key),
  });
  /** Where a reader continues in a comic, starting from the chapter that they read last. */
  const afterChapter = (comic: Listed, entry: Progress, locale: Locale): Resumption | null => {
    const { target, position, done, at } = entry;
    const own = { chapterId: target.id, page: 1, panel: 0, maxPage: 0, pages: 1, done, at };
    const at0 = comic.chapters.findIndex(({ chapterId }) => chapterId === target.id);
    const goOn = goOnIn(comic.chapters.slice(Math.max(0, at0)), [own]);
    if (!goOn || (done && goOn.chapter.chapterId === target.id)) return null;
    const { chapter } = goOn;
    const read = done ? 0 : Math.min(position, chapter.readSec);
    const pagesLeft = Math.ceil(chapter.pages * (1 - read / Math.max(1, chapter.readSec)));
    const card = chapterCard(comic, chapter, locale);
    return {
      group: { type: 'comic', id: comic.comicId },
      target: { type: 'chapter', id: chapter.chapterId },
      card: { ...card, subtitle: `${card.subtitle} · ${names.pagesLeft(pagesLeft, locale)}` },
      position: read,
      duration: chapter.readSec,
    };
  };
  return {
    comic: {
      takes: ['follow', 'rate'],
      cards: async (ids, { locale }) => {
        const { byId } = await catalogue.read();
        return ids.map((id) => {
          const comic = byId.get(id);
          return comic ? comicCard(comic, locale) : null;
        });
      },
    },
    chapter: {
      cards: async (ids, { locale }) => {
        const { byId, chapters } = await catalogue.read();
        return ids.map((id) => {
          const one = chapters.get(id);
          const comic = one && byId.get(one.comicId);
          return comic ? chapterCard(comic, one, locale) : null;
        });
      },
      resume: async (entries, { locale }) => {
        const { byId, chapters } = await catalogue.read();
        // Only the last-read chapter of a comic counts, and entries come latest first.
        const seen = new Set<string>();
        return entries.map((entry) => {
          const comic = byId.get(chapters.get(entry.target.id)?.comicId ?? '');
          if (!comic || seen.has(comic.comicId)) return null;
          seen.add(comic.comicId);
          return afterChapter(comic, entry, locale);
        });
      },
    },
  };
};

import type { comics as calls } from '#contract/http/comics.ts';
import type { InputOf } from '#contract/http/call.ts';
import { COMICS } from '#domain/comics/comic.ts';
import { comicPasses, countComics, onlyStatus, type ComicFacet, type ComicFilter } from '#domain/comics/filter.ts';
import { unreadIn, visitOf, type ChapterProgress } from '#domain/comics/reading.ts';
import { wantedWords } from '#domain/schedule/matchSearch.ts';
import type { Progress } from '#domain/social/social.ts';
import type { Database, Queries } from '../database/database.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import type { StoredChapter } from '../shared/comics/comicSource.ts';
import type { ComicCatalogue } from './catalogue.ts';
import type { ComicNames } from './comicNames.ts';
import { createSorted, pageOf } from './lists.ts';
import type { ProgressStore } from './progress.store.ts';
import type { ComicViews } from './shown.ts';

export interface ComicsParts {
  readonly database: Pick<Database, 'transaction'>;
  readonly catalogue: ComicCatalogue;
  readonly views: ComicViews;
  readonly names: ComicNames;
  readonly progress: ProgressStore;
  /** Within a transaction: records the visits in a member's history and shelf. */
  readonly visited: (queries: Queries, userId: string, visits: readonly Progress[]) => Promise<void>;
  /** The comics that a member follows, newest first. */
  readonly followed: (
    userId: string,
    cursor: string | undefined,
  ) => Promise<{
    readonly list: readonly { readonly target: { readonly id: string }; readonly since: number }[];
    readonly next: string | null;
  }>;
}

type Wish = InputOf<typeof calls.facets>;
const listOf = (text: string | undefined): readonly string[] => (text === undefined ? [] : text.split(','));
const filterOf = ({ genre, status, country, q }: Wish): ComicFilter => ({
  words: q === undefined ? [] : wantedWords(q),
  chosen: { genre: listOf(genre), status: listOf(status), country: listOf(country) },
});

/** A bitmap with one bit per chapter, in order; the lowest bit of the first byte is the first chapter. */
export const readSetOf = (chapters: readonly StoredChapter[], progress: readonly ChapterProgress[]): string => {
  const read = new Set(progress.filter(({ done }) => done).map(({ chapterId }) => chapterId));
  const bytes = Buffer.alloc(Math.ceil(chapters.length / 8));
  chapters.forEach(({ chapterId }, i) => {
    if (read.has(chapterId)) bytes[i >> 3]! |= 1 << (i & 7);
  });
  return bytes.toString('base64');
};

export const comicsHandlers = (parts: ComicsParts): AreaHandlers<typeof calls> => {
  const { database, catalogue, views, names, progress, visited, followed } = parts;
  const sorted = createSorted();
  return {
    home: async (_input, { locale }) => {
      const [library, regard] = [await catalogue.read(), await catalogue.regard()];
      const { all } = library;
      const updated = sorted(library, regard, 'updated', locale);
      const cards = (comics: typeof updated, most: number) =>
        comics.slice(0, most).map((comic) => views.card(comic, regard, locale));
      const whole = updated.filter(({ traits }) => comicPasses(traits, onlyStatus('completed')));
      const read = sorted(library, regard, 'read', locale).filter(
        ({ comicId }) => (regard.views.get(comicId) ?? 0) > 0,
      );
      return {
        fresh: cards(updated, COMICS.fresh),
        read: cards(read, COMICS.railSize),
        whole: cards(whole, COMICS.railSize),
        totals: {
          comics: all.length,
          chapters: all.reduce((sum, { chapters }) => sum + chapters.length, 0),
          whole: whole.length,
        },
      };
    },
    list: async ({ sort = 'updated', cursor, ...wish }, { locale }) => {
      const [library, regard] = [await catalogue.read(), await catalogue.regard()];
      const { comics, next, total } = pageOf(sorted(library, regard, sort, locale), filterOf(wish), cursor);
      return { list: comics.map((comic) => views.card(comic, regard, locale)), next, total };
    },
    facets: async (wish, { locale }) => {
      const all = (await catalogue.read()).all.map(({ traits }) => traits);
      const filter = filterOf(wish);
      const counts = countComics(all, filter);
      const of = (facet: ComicFacet) =>
        [...counts[facet]]
          .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
          .map(([value, count]) => ({ ...names[facet](value, locale), count }));
      return {
        total: all.filter((traits) => comicPasses(traits, filter)).length,
        ...{ genre: of('genre'), status: of('status'), country: of('country') },
      };
    },
    detail: async ({ slug }, { locale }) => {
      const comic = (await catalogue.read()).byId.get(slug);
      return comic ? views.comic(comic, await catalogue.regard(), locale) : refused(404);
    },
    chapters: async ({ comicId, order = 'asc' }, { locale }) => {
      const comic = (await catalogue.read()).byId.get(comicId);
      if (!comic) return refused(404);
      const chapters = views.chapters(comic, locale);
      return order === 'asc' ? chapters : chapters.toReversed();
    },
    pages: async ({ chapterId }, { locale }) => {
      const { byId, chapters } = await catalogue.read();
      const chapter = chapters.get(chapterId);
      const comic = chapter && byId.get(chapter.comicId);
      if (!comic) return refused(404);
      const next = comic.chapters[comic.chapters.indexOf(chapter) + 1];
      const [pages, nextPages] = [await catalogue.pagesOf(chapter), next ? await catalogue.pagesOf(next) : []];
      return views.pageList(comic, chapter, { pages, nextPages, locale });
    },
    cards: async ({ ids }, { locale }) => {
      const [{ byId }, regard] = [await catalogue.read(), await catalogue.regard()];
      const found = [...new Set(ids.split(','))].flatMap((id) => byId.get(id) ?? []);
      return found.map((comic) => views.card(comic, regard, locale));
    },
    state: async ({ comicId }, { viewer }) => {
      const comic = (await catalogue.read()).byId.get(comicId);
      if (!comic) return refused(404);
      const chapters = await progress.of(viewer.userId, comicId);
      return {
        ...{ chapters, readSet: readSetOf(comic.chapters, chapters) },
        setting: await progress.settingOf(viewer.userId, comicId),
      };
    },
    /** One statement per chapter keeps the furthest page and the latest position, whatever order they arrive in. */
    progress: async ({ items }, { viewer, now }) => {
      const { chapters } = await catalogue.read();
      const known = items.flatMap(({ chapterId, page, panel = 0, maxPage, done, at }) => {
        const chapter = chapters.get(chapterId);
        if (!chapter) return [];
        const { pages } = chapter;
        const one: ChapterProgress = {
          ...{ chapterId, pages, panel, at: Math.min(Math.max(at, 0), now) },
          page: Math.min(Math.max(page, 1), Math.max(1, pages)),
          maxPage: Math.min(maxPage, pages),
          done: done || maxPage >= pages,
        };
        return [{ one, chapter }];
      });
      await database.transaction(async (queries) => {
        for (const { one, chapter } of known) await progress.put(queries, viewer.userId, chapter.comicId, one);
        await visited(
          queries,
          viewer.userId,
          known.map(({ one, chapter }) => visitOf(one, chapter.readSec)),
        );
      });
      return { accepted: known.length };
    },
    readerSetting: async ({ comicId, setting }, { viewer }) => {
      if (!(await catalogue.read()).byId.has(comicId)) return refused(404);
      await progress.putSetting(viewer.userId, comicId, setting);
      return null;
    },
    followed: async ({ cursor }, { viewer, locale }) => {
      const [{ byId }, regard] = [await catalogue.read(), await catalogue.regard()];
      const { list, next } = await followed(viewer.userId, cursor);
      const read = await progress.readOf(
        viewer.userId,
        list.map(({ target }) => target.id),
      );
      return {
        list: list.map(({ target: { id }, since }) => {
          const comic = byId.get(id);
          const done = [...(read.get(id) ?? [])].map((chapterId) => ({ chapterId, done: true }));
          return {
            ...{ comicId: id, since },
            comic: comic ? views.card(comic, regard, locale) : null,
            unread: comic ? unreadIn(comic.chapters, done) : 0,
          };
        }),
        next,
      };
    },
  };
};

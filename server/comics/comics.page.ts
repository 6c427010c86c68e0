import { chapterIdOf } from '#domain/comics/comicIds.ts';
import { chapterPath, chapterTitle, comicPath } from '#domain/comics/comicPaths.ts';
import type { Comic } from '#domain/comics/comic.ts';
import type { ComicsRouteId } from '#domain/routing/areas/comics.routes.ts';
import { personPlaces } from '#domain/routing/pageTitle.ts';
import type { PageNamed, PagesOf, PageSource } from '../page/areaPage.ts';
import { commentsPlain } from '../page/commentsPlain.ts';
import { isRefused } from '../shared/refusal.ts';

const comicJsonLd = (comic: Comic, { description, url }: PageNamed) => ({
  ...{ '@context': 'https://schema.org', '@type': 'ComicSeries' },
  ...{ name: comic.title, description: comic.synopsis || description, url },
  ...(comic.authors.length > 0 && { author: comic.authors.map((name) => ({ '@type': 'Person', name })) }),
  ...(comic.rating.n > 0 && {
    aggregateRating: {
      ...{ '@type': 'AggregateRating', ratingValue: comic.rating.avg, ratingCount: comic.rating.n, bestRating: 10 },
    },
  }),
});

/** The pages of comics and chapters; the slug is the id, so each has exactly one address. */
export const comicsPages = ({
  handlers: { comics, comments },
  nobody,
}: PageSource): Pick<PagesOf<ComicsRouteId>, 'comic' | 'chapter'> => {
  const slugs = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await comics.list({ ...(cursor !== '' && { cursor }) }, nobody('vi'));
      if (isRefused(page)) break;
      found.push(...page.list.map(({ slug }) => slug));
      cursor = page.next;
    }
    return found;
  };
  return {
    comic: {
      find: async ({ slug }, locale) => {
        const comic = await comics.detail({ slug }, nobody(locale));
        if (isRefused(comic)) return { status: 404 };
        return {
          ...{ canonicalPath: comicPath(comic), places: personPlaces(comic.title), picture: comic.cover?.url ?? null },
          jsonLd: (page) => comicJsonLd(comic, page),
        };
      },
      sitemap: async () => (await slugs()).map((slug) => comicPath({ slug })),
    },
    chapter: {
      find: async ({ slug, chapter }, locale) => {
        const list = await comics.pages({ chapterId: chapterIdOf(slug, chapter) }, nobody(locale));
        if (isRefused(list)) return { status: 404 };
        return {
          canonicalPath: chapterPath(slug, list.chapter.key),
          places: personPlaces(chapterTitle(list)),
          picture: list.pages[0]?.url ?? null,
          plain: ({ word }) =>
            commentsPlain({ comments, nobody, locale, target: { type: 'chapter', id: list.chapter.chapterId } }, word),
        };
      },
      sitemap: async () => {
        const paths: string[] = [];
        for (const slug of await slugs()) {
          const chapters = await comics.chapters({ comicId: slug }, nobody('vi'));
          if (!isRefused(chapters)) paths.push(...chapters.map(({ key }) => chapterPath(slug, key)));
        }
        return paths;
      },
    },
  };
};

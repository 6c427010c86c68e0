import { filmPath } from '#domain/films/filmPaths.ts';
import type { Film } from '#domain/films/film.ts';
import type { FilmsRouteId } from '#domain/routing/areas/films.routes.ts';
import { personPlaces } from '#domain/routing/pageTitle.ts';
import type { PageNamed, PagesOf, PageSource } from '../page/areaPage.ts';
import { isRefused } from '../shared/refusal.ts';

const filmJsonLd = (film: Film, { description, url }: PageNamed) => ({
  ...{ '@context': 'https://schema.org', '@type': film.kind === 'phim' ? 'Movie' : 'TVSeries' },
  ...{ name: film.title, description: film.synopsis || description, url },
  ...(film.year !== null && { dateCreated: String(film.year) }),
  ...(film.rating.n > 0 && {
    aggregateRating: {
      ...{ '@type': 'AggregateRating', ratingValue: film.rating.avg, ratingCount: film.rating.n, bestRating: 10 },
    },
  }),
});

/** The page of a film or show; its slug is its id, so it has exactly one address. */
export const filmsPages = ({ handlers: { films }, nobody }: PageSource): Pick<PagesOf<FilmsRouteId>, 'film'> => ({
  film: {
    find: async ({ slug }, locale) => {
      const film = await films.detail({ slug }, nobody(locale));
      if (isRefused(film)) return { status: 404 };
      return {
        ...{ canonicalPath: filmPath(film), places: personPlaces(film.title), picture: film.poster?.url ?? null },
        jsonLd: (page) => filmJsonLd(film, page),
      };
    },
    sitemap: async () => {
      const paths: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page = await films.list({ ...(cursor !== '' && { cursor }) }, nobody('vi'));
        if (isRefused(page)) break;
        paths.push(...page.list.map((film) => filmPath(film)));
        cursor = page.next;
      }
      return paths;
    },
  },
});

import type { Game } from '#domain/games/game.ts';
import { gamePath } from '#domain/games/gamePaths.ts';
import type { GamesRouteId } from '#domain/routing/areas/games.routes.ts';
import { personPlaces } from '#domain/routing/pageTitle.ts';
import type { PageNamed, PagesOf, PageSource } from '../page/areaPage.ts';
import { isRefused } from '../shared/refusal.ts';

const gameJsonLd = (game: Game, { url }: PageNamed) => ({
  ...{ '@context': 'https://schema.org', '@type': 'VideoGame', name: game.name, description: game.about, url },
  ...(game.rating.n > 0 && {
    aggregateRating: {
      ...{ '@type': 'AggregateRating', ratingValue: game.rating.avg, ratingCount: game.rating.n, bestRating: 10 },
    },
  }),
});

/** The page of a game: any name before the right id leads to it, with its canonical address. */
export const gamesPages = ({ handlers: { games }, nobody }: PageSource): Pick<PagesOf<GamesRouteId>, 'game'> => ({
  game: {
    find: async ({ id }, locale) => {
      const game = await games.detail({ id }, nobody(locale));
      if (isRefused(game)) return { status: 404 };
      return {
        ...{ canonicalPath: gamePath(game), places: personPlaces(game.name), picture: game.cover.url },
        jsonLd: (page) => gameJsonLd(game, page),
      };
    },
    sitemap: async () => {
      const page = await games.list({ tab: 'game-all' }, nobody('vi'));
      return isRefused(page) ? [] : page.list.map((game) => gamePath(game));
    },
  },
});

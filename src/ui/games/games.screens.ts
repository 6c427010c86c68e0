import type { GamesRouteId } from '#domain/routing/areas/games.routes.ts';
import type { ScreensOf } from '../app/screen.ts';

const list = () => import('./GamesScreen.tsx');

export const gamesScreens: ScreensOf<GamesRouteId> = {
  games: list,
  gamesHot: list,
  gamesNew: list,
  gamesTop: list,
  gamesTrending: list,
  gamesAll: list,
  game: () => import('./GameScreen.tsx'),
};

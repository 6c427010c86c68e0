import type { GameTab } from '#domain/games/game.ts';
import type { GamesRouteId } from '#domain/routing/areas/games.routes.ts';
import type { FirstCall, FirstOf } from './first.ts';

const listOf = (tab: GameTab) => (): readonly FirstCall[] => [{ resource: 'gameList', input: { tab } }];

export const gamesFirst: FirstOf<GamesRouteId> = {
  games: listOf('game-hot'),
  gamesHot: listOf('game-hot'),
  gamesNew: listOf('game-moi'),
  gamesTop: listOf('game-top'),
  gamesTrending: listOf('xu-huong'),
  gamesAll: listOf('game-all'),
  game: ({ id }) => [{ resource: 'gameDetail', input: { id } }],
};

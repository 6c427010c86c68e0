import { GAME_ID } from '../../games/game.ts';
import type { Params, RouteSpec } from '../routeSpec.ts';

/** Refuses what cannot be the end of a game's address. */
const isGame = ({ game = '', id = '' }: Params) => (/^[a-z0-9-]{1,64}$/u.test(game) && GAME_ID.test(id) ? null : {});

const ofGames = { layout: 'default', menu: 'games', bar: 'nav.games', indexed: true } as const;

export const gamesRoutes = [
  {
    ...ofGames,
    id: 'games',
    path: '/game',
    words: ['games', 'feed'],
    tile: { in: 'areas', icon: 'dices', label: 'nav.games' },
  },
  { ...ofGames, id: 'gamesHot', path: '/game/game-hot', words: ['games', 'feed'] },
  { ...ofGames, id: 'gamesNew', path: '/game/game-moi', words: ['games', 'feed'] },
  { ...ofGames, id: 'gamesTop', path: '/game/game-top', words: ['games', 'feed'] },
  { ...ofGames, id: 'gamesTrending', path: '/game/xu-huong', words: ['games', 'feed'] },
  { ...ofGames, id: 'gamesAll', path: '/game/game-all', words: ['games', 'feed'] },
  {
    ...ofGames,
    id: 'game',
    path: '/game/choi-game/:game/:id',
    words: ['games', 'social', 'chess'],
    named: 'game',
    refuse: isGame,
    example: '/game/choi-game/o-an-quan/o-an-quan',
  },
] as const satisfies readonly RouteSpec[];
export type GamesRouteId = (typeof gamesRoutes)[number]['id'];

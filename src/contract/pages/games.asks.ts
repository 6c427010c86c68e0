import type { GameTab } from '#domain/games/game.ts';
import { games } from '../http/games.ts';
import { ask } from './ask.ts';

/** The resources of `machines/games/games.resources.ts` that pages load first. */
export const gamesAsks = {
  gameList: ask(games.list, (query: { readonly tab: GameTab }) => query),
  gameDetail: ask(games.detail, (query: { readonly id: string }) => query),
};

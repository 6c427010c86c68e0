import type { ListedGame } from './ownGames.ts';
import type { OperatorGame } from './operatorGames.store.ts';

/** The address of the folder of a game's files; changed files get another one. */
const placeOf = (gameId: string, folder: string): string => `/game-files/${gameId}/${folder}/`;
const address = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** An operator's game as the library lists it. */
export const listedOf = ({ gameId, scores, entry, cover, may, folder, ...game }: OperatorGame): ListedGame => ({
  ...{ ...game, gameId, scores: scores ? 'unchecked' : 'none' },
  from: {
    may,
    entryUrl: `${placeOf(gameId, folder)}${address(entry)}`,
    cover: cover === null ? `/game-art/${gameId}.svg` : `${placeOf(gameId, folder)}${address(cover)}`,
  },
});

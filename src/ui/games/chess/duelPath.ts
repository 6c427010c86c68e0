import { gamePath } from '#domain/games/gamePaths.ts';

/** The page of a game of chess, where whoever has the link comes in; without one that on which they are offered. */
export const duelPath = (gameId: string | null): string =>
  `${gamePath({ slug: 'co-vua', gameId: 'co-vua' })}${gameId === null ? '' : `?van=${gameId}`}`;

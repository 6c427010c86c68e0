import type { ScoreScope } from '#domain/games/game.ts';
import type { GameQuery } from '#ports/games.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const CALM_MS = 60_000;
const SOON_MS = 5000;

/** GA-1, GA-6: the games of a list. */
export const gameList = feed({
  name: 'gameList',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, query: GameQuery, cursor, signal) =>
    (await loadPort('games')).list(query, cursor, signal),
  idOf: ({ gameId }) => gameId,
});
export const gameDetail = resource({
  name: 'gameDetail',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { id }: { readonly id: string }, signal) =>
    (await loadPort('games')).game(id, signal),
});
/** GA-5: what a member played, latest first. */
export const recentGames = feed({
  name: 'recentGames',
  private: true,
  staleAfterMs: SOON_MS,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('games')).recent(cursor, signal),
  idOf: ({ gameId }) => gameId,
});
/** GA-7: the best of a day, a week, or of friends. */
export const gameTable = resource({
  name: 'gameTable',
  private: true,
  staleAfterMs: SOON_MS,
  load: async ({ loadPort }: Ports, of: { readonly gameId: string; readonly scope: ScoreScope }, signal) =>
    (await loadPort('games')).leaderboard(of, signal),
});

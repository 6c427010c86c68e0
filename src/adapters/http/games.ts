import { games } from '#contract/http/games.ts';
import type { GamesPort } from '#ports/games.ts';
import type { Send } from './send.ts';

const from = (cursor: string | null) => cursor !== null && { cursor };

export const httpGames = (send: Send): GamesPort => ({
  list: (query, cursor, signal) => send(games.list, { ...query, ...from(cursor) }, signal),
  game: (id, signal) => send(games.detail, { id }, signal),
  recent: (cursor, signal) => send(games.recent, { ...from(cursor) }, signal),
  leaderboard: (of, signal) => send(games.leaderboard, of, signal),
  session: (session, signal) => send(games.session, session, signal),
  readSave: (gameId, signal) => send(games.readSave, { gameId }, signal),
  save: (wish, signal) => send(games.save, wish, signal),
  start: (wish, signal) => send(games.start, wish, signal),
  score: (wish, signal) => send(games.score, wish, signal),
});

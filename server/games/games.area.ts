import { games } from '../database/migrations/0044-games.ts';
import { operatorGames } from '../database/migrations/0046-operatorGames.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Games: the portal's own, and those of an operator. */
export const gamesArea = defineArea({
  calls: ['games'],
  migrations: [games, operatorGames],
  limits: {
    games: {
      list: { max: 240, windowMs: MINUTE_MS },
      session: { max: 60, windowMs: MINUTE_MS },
      save: { max: 60, windowMs: MINUTE_MS },
      start: { max: 60, windowMs: MINUTE_MS },
      // The origin replays the run, which takes a while.
      score: { max: 20, windowMs: MINUTE_MS },
    },
  },
  hot: { games: { list: 2000, detail: 2000 } },
});

import { chess } from '../database/migrations/0045-chess.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** GA-11: two-player chess. The origin is the referee. */
export const chessArea = defineArea({
  calls: ['chess'],
  migrations: [chess],
  limits: {
    chess: {
      list: { max: 120, windowMs: MINUTE_MS },
      create: { max: 20, windowMs: MINUTE_MS },
      // A billion codes, at most 2000 of them valid: guessing is pointless.
      join: { max: 30, windowMs: MINUTE_MS },
    },
  },
});

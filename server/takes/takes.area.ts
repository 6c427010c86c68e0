import { takes } from '../database/migrations/0029-takes.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Opinions of hosts and commentators on matches, in the room's opinion tab. */
export const takesArea = defineArea({
  calls: ['takes'],
  migrations: [takes],
  limits: {
    takes: { create: { max: 30, windowMs: 10 * MINUTE_MS }, delete: { max: 60, windowMs: 10 * MINUTE_MS } },
  },
  hot: { takes: { list: 2000 } },
});

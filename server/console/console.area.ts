import { operatorConsole } from '../database/migrations/0075-console.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** The operator's console. */
export const consoleArea = defineArea({
  calls: ['operator'],
  migrations: [operatorConsole],
  limits: {
    operator: {
      members: { max: 120, windowMs: MINUTE_MS },
      setRole: { max: 30, windowMs: MINUTE_MS },
      startJob: { max: 30, windowMs: MINUTE_MS },
      putContent: { max: 60, windowMs: MINUTE_MS },
      words: { max: 240, windowMs: MINUTE_MS },
      doorPlan: { max: 12, windowMs: MINUTE_MS },
    },
  },
});

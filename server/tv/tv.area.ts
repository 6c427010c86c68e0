import { tv } from '../database/migrations/0037-tv.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** TV and radio: the demo's channels, and those from an operator's lists. */
export const tvArea = defineArea({
  calls: ['tv'],
  migrations: [tv],
  limits: {
    tv: {
      channels: { max: 240, windowMs: MINUTE_MS },
      guide: { max: 240, windowMs: MINUTE_MS },
      search: { max: 120, windowMs: MINUTE_MS },
      report: { max: 60, windowMs: MINUTE_MS },
    },
  },
  hot: { tv: { nations: 5000, channels: 2000, channel: 2000, guide: 2000, programme: 2000 } },
});

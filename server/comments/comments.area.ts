import { comments } from '../database/migrations/0069-comments.ts';
import { commentOrder } from '../database/migrations/0076-commentOrder.ts';
import { ownComments } from '../database/migrations/0077-ownComments.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** What members write under the things of all areas. */
export const commentsArea = defineArea({
  calls: ['comments'],
  migrations: [comments, commentOrder, ownComments],
  limits: {
    comments: {
      list: { max: 600, windowMs: MINUTE_MS },
      detail: { max: 240, windowMs: MINUTE_MS },
      create: { max: 60, windowMs: MINUTE_MS },
      update: { max: 60, windowMs: MINUTE_MS },
      delete: { max: 120, windowMs: MINUTE_MS },
      restore: { max: 120, windowMs: MINUTE_MS },
      mine: { max: 240, windowMs: MINUTE_MS },
    },
  },
});

import { posts } from '../database/migrations/0084-posts.ts';
import { groups } from '../database/migrations/0085-groups.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** What members post, to everybody, to friends and in groups. */
export const communityArea = defineArea({
  calls: ['posts', 'groups'],
  migrations: [posts, groups],
  limits: {
    posts: {
      feed: { max: 600, windowMs: MINUTE_MS },
      detail: { max: 240, windowMs: MINUTE_MS },
      thread: { max: 600, windowMs: MINUTE_MS },
      history: { max: 120, windowMs: MINUTE_MS },
      create: { max: 30, windowMs: MINUTE_MS },
      update: { max: 60, windowMs: MINUTE_MS },
      delete: { max: 120, windowMs: MINUTE_MS },
      putDraft: { max: 240, windowMs: MINUTE_MS },
      drafts: { max: 120, windowMs: MINUTE_MS },
    },
    groups: {
      list: { max: 600, windowMs: MINUTE_MS },
      detail: { max: 240, windowMs: MINUTE_MS },
      members: { max: 240, windowMs: MINUTE_MS },
      requests: { max: 240, windowMs: MINUTE_MS },
      create: { max: 10, windowMs: MINUTE_MS },
      update: { max: 30, windowMs: MINUTE_MS },
      join: { max: 60, windowMs: MINUTE_MS },
      leave: { max: 60, windowMs: MINUTE_MS },
      approve: { max: 240, windowMs: MINUTE_MS },
      role: { max: 120, windowMs: MINUTE_MS },
      pin: { max: 60, windowMs: MINUTE_MS },
      removePost: { max: 120, windowMs: MINUTE_MS },
    },
  },
});

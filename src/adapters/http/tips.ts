import { tips } from '#contract/http/tips.ts';
import type { TipsPort } from '#ports/tips.ts';
import type { Send } from './send.ts';

const from = (cursor: string | null) => cursor !== null && { cursor };

export const httpTips = (send: Send): TipsPort => ({
  list: (query, cursor, signal) => send(tips.list, { ...query, ...from(cursor) }, signal),
  counts: (query, signal) => send(tips.counts, query, signal),
  detail: (slug, signal) => send(tips.detail, { slug }, signal),
  byMatch: (id, signal) => send(tips.byMatch, { id }, signal),
  tipster: (query, signal) => send(tips.tipster, query, signal),
  leaderboard: (query, signal) => send(tips.leaderboard, query, signal),
  mine: (tab, cursor, signal) => send(tips.mine, { tab, ...from(cursor) }, signal),
  follow: (wish, signal) => send(tips.follow, wish, signal),
});

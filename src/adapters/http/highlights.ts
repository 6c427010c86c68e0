import { highlights } from '#contract/http/highlights.ts';
import type { HighlightsPort } from '#ports/highlights.ts';
import type { Send } from './send.ts';

export const httpHighlights = (send: Send): HighlightsPort => ({
  categories: (signal) => send(highlights.categoryTree, {}, signal),
  list: (query, cursor, signal) => send(highlights.list, { ...query, ...(cursor !== null && { cursor }) }, signal),
  highlight: (slug, signal) => send(highlights.detail, { slug }, signal),
  create: (wish, signal) => send(highlights.create, wish, signal),
  state: (highlightId, signal) => send(highlights.state, { highlightId }, signal),
  withdraw: (wish, signal) => send(highlights.withdraw, wish, signal),
});

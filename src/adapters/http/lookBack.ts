import type { LookBackPort } from '#ports/lookBack.ts';
import type { Send } from './send.ts';

/** Loaded with the first question. */
const calls = async () => (await import('#contract/http/match.ts')).match;

export const httpLookBack = (send: Send): LookBackPort => ({
  stat: async (id, atTs, signal) => send((await calls()).stat, { id, atTs }, signal),
  overview: async (id, atTs, signal) => send((await calls()).overview, { id, atTs }, signal),
  odds: async (id, atTs, signal) => send((await calls()).odds, { id, atTs }, signal),
});

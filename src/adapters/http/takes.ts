import { takes } from '#contract/http/takes.ts';
import type { TakesPort } from '#ports/takes.ts';
import type { Send } from './send.ts';

export const httpTakes = (send: Send): TakesPort => ({
  list: (fixtureId, cursor, signal) => send(takes.list, { fixtureId, ...(cursor !== null && { cursor }) }, signal),
  drop: (takeId, signal) => send(takes.delete, { takeId }, signal),
});

import { fixtures } from '#contract/http/fixtures.ts';
import type { FootballPort } from '#ports/football.ts';
import type { Send } from './send.ts';

export const httpFootball = (send: Send): FootballPort => ({
  day: (query, signal) => send(fixtures.list, query, signal),
  dayCounts: (query, signal) => send(fixtures.dayCounts, query, signal),
});

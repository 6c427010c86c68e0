import { leagues } from '#contract/http/leagues.ts';
import { fixtures } from '#contract/http/fixtures.ts';
import type { FootballPort } from '#ports/football.ts';
import type { Send } from './send.ts';

export const httpFootball = (send: Send): FootballPort => ({
  league: (query, signal) => send(leagues.detail, query, signal),
  table: (query, signal) => send(leagues.standing, query, signal),
  rounds: (query, signal) => send(leagues.rounds, query, signal),
  roundFixtures: (query, signal) => send(leagues.fixtures, query, signal),
  topPlayers: (query, signal) => send(leagues.topPlayers, query, signal),
  day: (query, signal) => send(fixtures.list, query, signal),
  dayCounts: (query, signal) => send(fixtures.dayCounts, query, signal),
});

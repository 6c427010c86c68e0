import { leagues } from '#contract/http/leagues.ts';
import { teams } from '#contract/http/teams.ts';
import { fixtures } from '#contract/http/fixtures.ts';
import { succeeded } from '#ports/failure.ts';
import type { FootballPort } from '#ports/football.ts';
import type { Send } from './send.ts';

/** Calls of rooms, which a football page needs when somebody looks back or at prices. */
const ofRooms = async () => (await import('#contract/http/match.ts')).match;

export const httpFootball = (send: Send): FootballPort => ({
  leagues: (signal) => send(leagues.all, {}, signal),
  league: (query, signal) => send(leagues.detail, query, signal),
  table: (query, signal) => send(leagues.standing, query, signal),
  rounds: (query, signal) => send(leagues.rounds, query, signal),
  roundFixtures: (query, signal) => send(leagues.fixtures, query, signal),
  bracket: (query, signal) => send(leagues.bracket, query, signal),
  ranks: (query, signal) => send(leagues.ranks, query, signal),
  topPlayers: (query, signal) => send(leagues.topPlayers, query, signal),
  oddsAt: async ({ fixtureId, atTs }, signal) => send((await ofRooms()).odds, { id: fixtureId, atTs }, signal),
  oddsHistory: async ({ fixtureId, line, ...of }, signal) =>
    send(
      (await ofRooms()).oddsHistory,
      { ...of, id: fixtureId, ...(line !== undefined && { line: String(line) }) },
      signal,
    ),
  lineHistory: async ({ fixtureId, ...of }, signal) =>
    send((await ofRooms()).lineHistory, { ...of, id: fixtureId }, signal),
  day: (query, signal) => send(fixtures.list, query, signal),
  dayCounts: (query, signal) => send(fixtures.dayCounts, query, signal),
  lineups: (of, signal) => send(fixtures.lineups, of, signal),
  stats: (of, signal) => send(fixtures.stats, of, signal),
  statsAt: async (of, signal) => {
    const outcome = await send((await ofRooms()).overview, of, signal);
    return outcome.ok ? succeeded(outcome.value.stats) : outcome;
  },
  shots: (of, signal) => send(fixtures.shots, of, signal),
  headToHead: (of, signal) => send(fixtures.headToHead, of, signal),
  about: (of, signal) => send(fixtures.about, of, signal),
  findTeams: (query, signal) => send(teams.find, query, signal),
  findPlayers: (query, signal) => send(teams.findPlayers, query, signal),
  compareTeams: (of, signal) => send(teams.compare, of, signal),
  comparePlayers: (of, signal) => send(teams.comparePlayers, of, signal),
  player: (of, signal) => send(teams.player, of, signal),
  playerSeason: (query, signal) => send(teams.playerStat, query, signal),
  playerMatches: (of, signal) => send(teams.playerMatches, of, signal),
  playerCareer: (of, signal) => send(teams.career, of, signal),
  fixture: (id, signal) => send(fixtures.detail, { id }, signal),
  events: (id, signal) => send(fixtures.events, { id }, signal),
  momentum: (id, signal) => send(fixtures.momentum, { id }, signal),
  winnerPrices: async (id, signal) => send((await ofRooms()).oddsHistory, { id, market: '1x2' }, signal),
  team: (of, signal) => send(teams.detail, of, signal),
  squad: (of, signal) => send(teams.squad, of, signal),
  teamFixtures: (query, signal) => send(teams.fixtures, query, signal),
  teamHistory: (of, signal) => send(teams.history, of, signal),
  teamStats: (query, signal) => send(teams.stats, query, signal),
  manager: (of, signal) => send(teams.manager, of, signal),
  venue: (of, signal) => send(teams.venue, of, signal),
});

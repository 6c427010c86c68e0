import { football } from '../database/migrations/0026-football.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Football of all sources: matches, competitions, teams, players, managers, grounds, comparisons. */
export const footballArea = defineArea({
  calls: ['fixtures', 'leagues', 'teams'],
  migrations: [football],
  limits: {
    fixtures: { list: { max: 240, windowMs: MINUTE_MS } },
    teams: {
      find: { max: 120, windowMs: MINUTE_MS },
      findPlayers: { max: 120, windowMs: MINUTE_MS },
      playerMatches: { max: 240, windowMs: MINUTE_MS },
    },
  },
  hot: {
    fixtures: {
      ...{ list: 1000, dayCounts: 1000, detail: 1000, events: 1000, stats: 1000, momentum: 1000, shots: 1000 },
      ...{ lineups: 2000, headToHead: 5000, about: 5000 },
    },
    leagues: { all: 5000, detail: 2000, standing: 2000, rounds: 2000, fixtures: 1000, topPlayers: 5000 },
    teams: {
      ...{ detail: 2000, squad: 5000, fixtures: 2000, stats: 5000, find: 5000, player: 5000, playerStat: 5000 },
      ...{ playerMatches: 5000, career: 5000, findPlayers: 5000, manager: 5000, venue: 5000 },
      ...{ compare: 5000, comparePlayers: 5000 },
    },
  },
});

import { football } from '../database/migrations/0026-football.ts';
import { favourites } from '../database/migrations/0028-favourites.ts';
import { footballSearch } from '../database/migrations/0035-footballSearch.ts';
import { teamCalendar } from '../database/migrations/0047-teamCalendar.ts';
import { votes } from '../database/migrations/0030-votes.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Football of all sources: matches, competitions, teams, players, managers, grounds and comparisons. */
export const footballArea = defineArea({
  calls: ['fixtures', 'leagues', 'teams', 'favourites', 'votes'],
  migrations: [football, favourites, votes, footballSearch, teamCalendar],
  limits: {
    fixtures: { list: { max: 240, windowMs: MINUTE_MS } },
    favourites: {
      list: { max: 120, windowMs: MINUTE_MS },
      sort: { max: 120, windowMs: MINUTE_MS },
      suggested: { max: 120, windowMs: MINUTE_MS },
      renewCalendar: { max: 10, windowMs: 10 * MINUTE_MS },
      calendarFeed: { max: 30, windowMs: MINUTE_MS },
    },
    votes: {
      read: { max: 240, windowMs: MINUTE_MS },
      submit: { max: 60, windowMs: 10 * MINUTE_MS },
    },
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
    leagues: {
      all: 5000,
      detail: 2000,
      standing: 2000,
      rounds: 2000,
      fixtures: 1000,
      bracket: 2000,
      ranks: 30_000,
      topPlayers: 5000,
    },
    teams: {
      ...{
        detail: 2000,
        squad: 5000,
        fixtures: 2000,
        stats: 5000,
        history: 60_000,
        find: 5000,
        player: 5000,
        playerStat: 5000,
      },
      ...{ playerMatches: 5000, career: 5000, findPlayers: 5000, manager: 5000, venue: 5000 },
      ...{ compare: 5000, comparePlayers: 5000 },
    },
  },
});

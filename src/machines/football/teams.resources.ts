import type { Fixture } from '#domain/football/fixture.ts';
import { SCHEDULE } from '#domain/schedule/schedule.ts';
import type { ById, SeasonQuery, TeamFixturesQuery } from '#ports/football.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** More matches than any team has played. */
const MATCHES_MOST = 3000;
const SELDOM_MS = 300_000;

/** A team with the match that is on, the next one and the latest. */
export const teamDetail = resource({
  name: 'teamDetail',
  pollEveryMs: SCHEDULE.listPollMs,
  load: async (ports: Ports, of: ById, signal) => (await ports.loadPort('football')).team(of, signal),
});
export const teamSquad = resource({
  name: 'teamSquad',
  staleAfterMs: SELDOM_MS,
  load: async (ports: Ports, of: ById, signal) => (await ports.loadPort('football')).squad(of, signal),
});
/** All matches of a team that are to come, or those before, newest first. */
export const teamFixtures = feed({
  name: 'teamFixtures',
  most: MATCHES_MOST,
  load: async (ports: Ports, query: TeamFixturesQuery, cursor: string | null, signal: AbortSignal) =>
    (await ports.loadPort('football')).teamFixtures({ ...query, ...(cursor !== null && { cursor }) }, signal),
  idOf: ({ fixtureId }: Fixture) => fixtureId,
});
/** What a team does per match, in each competition of a season; of the latest ones if none is named. */
export const teamStats = resource({
  name: 'teamStats',
  staleAfterMs: SELDOM_MS,
  load: async (ports: Ports, query: SeasonQuery, signal) => (await ports.loadPort('football')).teamStats(query, signal),
});
/** All that is known of a team. */
export const teamHistory = resource({
  name: 'teamHistory',
  staleAfterMs: SELDOM_MS,
  load: async (ports: Ports, of: ById, signal) => (await ports.loadPort('football')).teamHistory(of, signal),
});
export const managerDetail = resource({
  name: 'managerDetail',
  pollEveryMs: SCHEDULE.listPollMs,
  load: async (ports: Ports, of: ById, signal) => (await ports.loadPort('football')).manager(of, signal),
});
export const venueDetail = resource({
  name: 'venueDetail',
  pollEveryMs: SCHEDULE.listPollMs,
  load: async (ports: Ports, of: ById, signal) => (await ports.loadPort('football')).venue(of, signal),
});

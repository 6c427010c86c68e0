import { SCHEDULE } from '#domain/schedule/schedule.ts';
import type { TableType } from '#domain/football/standings/standings.ts';
import type { FixtureCountQuery, FixtureQuery, SeasonQuery } from '#ports/football.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** The football matches of a day, by competition. */
export const fixtureDay = resource({
  name: 'fixtureDay',
  pollEveryMs: SCHEDULE.listPollMs,
  load: async (ports: Ports, query: FixtureQuery, signal) => (await ports.loadPort('football')).day(query, signal),
});
/** The number of football matches on each day of a strip. */
export const fixtureCounts = resource({
  name: 'fixtureCounts',
  staleAfterMs: 300_000,
  load: async (ports: Ports, query: FixtureCountQuery, signal) =>
    (await ports.loadPort('football')).dayCounts(query, signal),
});

/** A competition with its seasons and the current round. */
export const leagueDetail = resource({
  name: 'leagueDetail',
  staleAfterMs: 300_000,
  load: async (ports: Ports, of: SeasonQuery, signal) => (await ports.loadPort('football')).league(of, signal),
});
export const leagueTable = resource({
  name: 'leagueTable',
  pollEveryMs: SCHEDULE.listPollMs,
  load: async (ports: Ports, of: SeasonQuery & { readonly type?: TableType }, signal) =>
    (await ports.loadPort('football')).table(of, signal),
});
export const leagueRounds = resource({
  name: 'leagueRounds',
  staleAfterMs: 300_000,
  load: async (ports: Ports, of: SeasonQuery, signal) => (await ports.loadPort('football')).rounds(of, signal),
});
/** The matches of a round, of the current one by default. */
export const leagueFixtures = resource({
  name: 'leagueFixtures',
  pollEveryMs: SCHEDULE.listPollMs,
  load: async (ports: Ports, of: SeasonQuery & { readonly round?: string }, signal) =>
    (await ports.loadPort('football')).roundFixtures(of, signal),
});
export const leagueTopPlayers = resource({
  name: 'leagueTopPlayers',
  staleAfterMs: 300_000,
  load: async (ports: Ports, of: SeasonQuery & { readonly type: 'goal' | 'assist' | 'card' }, signal) =>
    (await ports.loadPort('football')).topPlayers(of, signal),
});

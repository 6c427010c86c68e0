import { SCHEDULE } from '#domain/schedule/schedule.ts';
import type { FixtureCountQuery, FixtureQuery } from '#ports/football.ts';
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

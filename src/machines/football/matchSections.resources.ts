import { SCHEDULE } from '#domain/schedule/schedule.ts';
import type { OfFixture } from '#ports/football.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** Line-ups with ratings. What moves while the match runs is asked for again by who shows it. */
export const fixtureLineups = resource({
  name: 'fixtureLineups',
  staleAfterMs: SCHEDULE.listPollMs,
  load: async (ports: Ports, of: OfFixture, signal) => (await ports.loadPort('football')).lineups(of, signal),
});
export const fixtureStats = resource({
  name: 'fixtureStats',
  staleAfterMs: SCHEDULE.listPollMs,
  load: async (ports: Ports, of: OfFixture, signal) => (await ports.loadPort('football')).stats(of, signal),
});
/** Statistics of the past, which do not change. */
export const fixtureStatsAt = resource({
  name: 'fixtureStatsAt',
  staleAfterMs: 3_600_000,
  load: async (ports: Ports, of: OfFixture & { readonly atTs: number }, signal) =>
    (await ports.loadPort('football')).statsAt(of, signal),
});
export const fixtureShots = resource({
  name: 'fixtureShots',
  staleAfterMs: SCHEDULE.listPollMs,
  load: async (ports: Ports, of: OfFixture, signal) => (await ports.loadPort('football')).shots(of, signal),
});
/** Latest matches of both teams and those between them, all before this one. */
export const fixtureHeadToHead = resource({
  name: 'fixtureHeadToHead',
  staleAfterMs: 300_000,
  load: async (ports: Ports, of: OfFixture, signal) => (await ports.loadPort('football')).headToHead(of, signal),
});
export const fixtureAbout = resource({
  name: 'fixtureAbout',
  staleAfterMs: 300_000,
  load: async (ports: Ports, of: OfFixture, signal) => (await ports.loadPort('football')).about(of, signal),
});

import { SCHEDULE } from '#domain/schedule/schedule.ts';
import type { DayCountQuery, FeatureQuery, ScheduleQuery } from '#ports/schedule.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const HOUR_MS = 3_600_000;

export const scheduleDay = resource({
  name: 'scheduleDay',
  pollEveryMs: SCHEDULE.listPollMs,
  load: (ports: Ports, query: ScheduleQuery, signal) => ports.schedule.day(query, signal),
});
/** The number of matches on each day of a strip. */
export const dayCounts = resource({
  name: 'dayCounts',
  staleAfterMs: HOUR_MS / 12,
  load: (ports: Ports, query: DayCountQuery, signal) => ports.schedule.dayCounts(query, signal),
});
export const featured = resource({
  name: 'featured',
  pollEveryMs: SCHEDULE.listPollMs,
  load: (ports: Ports, query: FeatureQuery, signal) => ports.schedule.feature(query, signal),
});
/** The leagues of the whole schedule, of all modes or of one. */
export const leagues = resource({
  name: 'leagues',
  staleAfterMs: HOUR_MS,
  load: (ports: Ports, query: { readonly liveModeId?: string }, signal) => ports.schedule.leagues(query, signal),
});
export const room = resource({
  name: 'room',
  pollEveryMs: SCHEDULE.roomPollMs,
  load: (ports: Ports, { roomId }: { readonly roomId: string }, signal) => ports.schedule.room(roomId, signal),
});
/** LIVE-4; a null id stands for all modes. */
export const totalLive = resource({
  name: 'totalLive',
  pollEveryMs: SCHEDULE.totalPollMs,
  load: (ports: Ports, { liveModeId }: { readonly liveModeId: string | null }, signal) =>
    ports.schedule.totalLive(liveModeId, signal),
});

interface OfFixture {
  readonly fixtureId: string;
}
export const overview = resource({
  name: 'overview',
  pollEveryMs: SCHEDULE.roomPollMs,
  load: (ports: Ports, { fixtureId }: OfFixture, signal) => ports.schedule.overview(fixtureId, signal),
});
/** Past matches: they change only when a match ends. */
export const analysis = resource({
  name: 'analysis',
  staleAfterMs: HOUR_MS,
  load: (ports: Ports, { fixtureId }: OfFixture, signal) => ports.schedule.analysis(fixtureId, signal),
});
export const odds = resource({
  name: 'odds',
  pollEveryMs: SCHEDULE.listPollMs,
  load: (ports: Ports, { fixtureId }: OfFixture, signal) => ports.schedule.odds(fixtureId, signal),
});

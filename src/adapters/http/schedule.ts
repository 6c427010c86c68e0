import { schedule } from '#contract/http/schedule.ts';
import { liveAsks } from '#contract/pages/live.asks.ts';
import type { SchedulePort } from '#ports/schedule.ts';
import type { Send } from './send.ts';

/** Calls of a room's tabs only; loaded with the first of them. */
const details = async () => (await import('#contract/http/match.ts')).match;
const lists = async (send: Send) => (await import('./scheduleLists.ts')).httpScheduleLists(send);

export const httpSchedule = (send: Send): SchedulePort => ({
  day: (query, signal) => send(schedule.liveSchedule, liveAsks.scheduleDay.inputOf(query), signal),
  dayCounts: (query, signal) => send(schedule.dayCounts, query, signal),
  feature: (query, signal) => send(schedule.featureMatch, query, signal),
  leagues: async (...asked) => (await lists(send)).leagues(...asked),
  search: async (...asked) => (await lists(send)).search(...asked),
  room: (id, signal) => send(schedule.liveRoom, { id }, signal),
  totalLive: (id, signal) => send(schedule.totalLive, id === null ? {} : { id }, signal),
  overview: async (id, signal) => send((await details()).overview, { id }, signal),
  analysis: async (id, signal) => send((await details()).analysis, { id }, signal),
  odds: async (id, signal) => send((await details()).odds, { id }, signal),
});

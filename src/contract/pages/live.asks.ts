import { SCHEDULE } from '#domain/schedule/schedule.ts';
import type { InputOf } from '../http/call.ts';
import { schedule } from '../http/schedule.ts';
import { ask } from './ask.ts';

/** A query whose zone is required. */
type InZone<Query> = Omit<Query, 'timezone' | 'pageSize'> & { readonly timezone: string };

/** The resources of `machines/schedule/schedule.resources.ts` that pages load first. */
export const liveAsks = {
  featured: ask(schedule.featureMatch, (query: InputOf<typeof schedule.featureMatch>) => query),
  // CALL-3
  scheduleDay: ask(schedule.liveSchedule, (query: InZone<InputOf<typeof schedule.liveSchedule>>) => ({
    ...query,
    pageSize: SCHEDULE.schedulePageSize,
  })),
  dayCounts: ask(schedule.dayCounts, (query: InZone<InputOf<typeof schedule.dayCounts>>) => query),
  room: ask(schedule.liveRoom, ({ roomId }: { readonly roomId: string }) => ({ id: roomId })),
};

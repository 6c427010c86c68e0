import { scheduleLists } from '#contract/http/scheduleLists.ts';
import type { SchedulePort } from '#ports/schedule.ts';
import type { Send } from './send.ts';

/** The lists around the schedule; they load with the first of them. */
export const httpScheduleLists = (send: Send): Pick<SchedulePort, 'leagues' | 'search'> => ({
  leagues: (query, signal) => send(scheduleLists.leagues, query, signal),
  search: (query, cursor, signal) =>
    send(scheduleLists.search, { ...query, ...(cursor !== null && { cursor }) }, signal),
});

import { modeOfSchedule } from '#domain/live/mode.ts';
import { roomIdOf } from '#domain/live/roomAddress.ts';
import { LIVE_NOW } from '#domain/routing/firstCalls.ts';
import type { RouteMatch } from '#domain/routing/matchRoute.ts';
import { addDays, dayOf, isDay, type Day } from '#domain/shared/zone.ts';
import type { Ports } from '../resource/ports.ts';
import type { Resources } from '../resource/resources.ts';
import { dayCounts, featured, room, scheduleDay } from './live.resources.ts';

/** When and where the viewer is: `now` is epoch milliseconds, `zone` an IANA zone. */
interface Here {
  readonly now: number;
  readonly zone: string;
}

const dayAsked = (to: string): Day | null => {
  const date = /[?&]date=([\d-]+)(?=[&#]|$)/.exec(to)?.[1];
  return date !== undefined && isDay(date) ? date : null;
};

/** Asks for what the page at an address shows first while its code still comes; the same calls as firstCalls. */
export const wantFirst = (
  resources: Pick<Resources<Ports>, 'prefetch'>,
  { to, match: { route, params } }: { readonly to: string; readonly match: RouteMatch },
  { now, zone: timezone }: Here,
): void => {
  const today = dayOf(now, timezone);
  const { id } = route;
  const mode = modeOfSchedule(route.path);
  const wantDay = (date: Day, first: number) => {
    resources.prefetch(scheduleDay, { date, timezone });
    if (id === 'scheduleEsportLeague') return;
    const days = { from: addDays(today, first), to: addDays(today, 5), timezone };
    resources.prefetch(dayCounts, { ...days, ...(mode && { liveModeId: mode.liveModeId }) });
  };
  if (id === 'home') {
    resources.prefetch(featured, LIVE_NOW);
    wantDay(today, -1);
  } else if (id.startsWith('schedule') && id !== 'scheduleBooked') wantDay(dayAsked(to) ?? today, -5);
  const roomId = id.startsWith('room') ? roomIdOf(params['slug'] ?? '') : null;
  if (roomId !== null) resources.prefetch(room, { roomId });
};

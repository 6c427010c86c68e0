import type { Api } from '#contract/http/api.ts';
import { SCHEDULE } from '#domain/schedule/schedule.ts';
import type { LiveMode } from '#domain/schedule/mode.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { matchTitle, type Booking, type Match } from '#domain/match/match.ts';
import { addDays, dayBounds, dayOf, startOfDay, type Day } from '#domain/shared/zone.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { Start } from '../shared/matchSource.ts';
import { refused } from '../shared/refusal.ts';
import { pastRoomsOf } from './pastRooms.ts';
import { DEFAULT_ZONE, phaseOf, type ScheduleService } from './scheduleService.ts';
import { searchHandler } from './search.ts';

const DAY_MS = 86_400_000;
/** How far feature-match and anchorSchedule look back and ahead. */
const NEAR_MS = 2 * DAY_MS;

/** Maximum number of days in one count. */
const MOST_DAYS = 14;

/** A commentator's announced match, in the form of a booking. */
const announced = (match: Match): readonly Booking[] =>
  match.users.map(({ userId, displayName }) => ({
    ...{ bookingId: `${match.fixtureId}-${userId}`, fixtureId: match.fixtureId, commentatorId: userId, userId },
    ...{ name: `${displayName}: ${matchTitle(match)}`, startTime: match.startTime, match },
  }));

export const scheduleHandlers = (
  service: ScheduleService,
  modesIn: (locale: Locale) => Promise<readonly LiveMode[]>,
): AreaHandlers<Api['schedule']> => ({
  featureMatch: async ({ status, pageSize = SCHEDULE.schedulePageSize, liveModeId, leagueId }, view) => {
    const { now } = view;
    const wanted = (match: Match) =>
      match.roomId !== null &&
      (liveModeId === undefined || match.liveModeId === liveModeId) &&
      (leagueId === undefined || match.leagueId === leagueId);
    const live = status === undefined || status === 'live' ? await service.live(view) : [];
    const upcoming =
      status === undefined || status === 'upcoming'
        ? (await service.between(now - DAY_MS / 4, now + NEAR_MS, view)).filter((one) => phaseOf(one) === 'comingUp')
        : [];
    const ended =
      status === 'ended'
        ? (await service.between(now - NEAR_MS, now + 1, view)).filter((one) => phaseOf(one) === 'ended').reverse()
        : [];
    return [...live, ...upcoming, ...ended].filter(wanted).slice(0, pageSize);
  },
  liveRoom: async ({ id }, view) => (await service.room(id, view)) ?? refused(404),
  anchorSchedule: async ({ fixtureId, userId }, view) => {
    const one = fixtureId === undefined ? null : await service.match(fixtureId, view);
    const matches =
      fixtureId === undefined
        ? await service.between(view.now - DAY_MS / 4, view.now + NEAR_MS, view)
        : one
          ? [one]
          : [];
    return matches
      .filter((match) => fixtureId !== undefined || phaseOf(match) === 'comingUp' || phaseOf(match) === 'live')
      .flatMap(announced)
      .filter((booking) => userId === undefined || booking.userId === userId)
      .slice(0, SCHEDULE.schedulePageSize);
  },
  liveSchedule: async ({ date, timezone = DEFAULT_ZONE, pageSize = SCHEDULE.schedulePageSize, liveModeId }, view) => {
    const { from, to } = dayBounds(date ?? dayOf(view.now, timezone), timezone);
    return (await service.between(from, to, view))
      .filter((match) => liveModeId === undefined || match.liveModeId === liveModeId)
      .slice(0, pageSize);
  },
  dayCounts: async ({ from, to, timezone = DEFAULT_ZONE, liveModeId, leagueId }, view) => {
    if (from > to || addDays(from, MOST_DAYS - 1) < to)
      return refused(422, { fields: { to: `must be 0 to ${MOST_DAYS - 1} days after from` } });
    const days: Day[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
    const wanted = <M extends Start>(all: readonly M[]) =>
      all.filter(
        (one) =>
          (liveModeId === undefined || one.liveModeId === liveModeId) &&
          (leagueId === undefined || one.leagueId === leagueId),
      );
    const first = startOfDay(from, timezone);
    const starts = wanted(await service.starts(first, dayBounds(to, timezone).to, view.now));
    const live = wanted(await service.live(view));
    return days.map((day) => {
      const bounds = dayBounds(day, timezone);
      const count = (all: readonly Start[]) =>
        all.filter(({ startTime }) => startTime >= bounds.from && startTime < bounds.to).length;
      return { day, total: count(starts), live: count(live) };
    });
  },
  modes: async (_input, { locale }) => modesIn(locale),
  search: searchHandler(service),
  leagues: async ({ liveModeId }, { locale }) =>
    (await service.leagues(locale)).filter((one) => liveModeId === undefined || one.liveModeId === liveModeId),
  anchors: async () => service.commentators(),
  anchorDetail: async ({ userId }) =>
    (await service.commentators()).find((one) => one.userId === userId) ?? refused(404),
  anchorRooms: ({ userId }, view) => pastRoomsOf(service, userId, view),
  totalLive: async ({ id }, view) => {
    const live = (await service.live(view)).filter(({ liveModeId }) => id === undefined || liveModeId === id);
    const byMode: Record<string, number> = {};
    for (const { liveModeId } of live) byMode[liveModeId] = (byMode[liveModeId] ?? 0) + 1;
    return { totalLive: live.length, byMode };
  },
});

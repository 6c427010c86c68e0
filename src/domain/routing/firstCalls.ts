import { roomIdOf } from '../live/roomAddress.ts';
import { LIVE } from '../live/live.ts';
import { modeOfSchedule } from '../live/mode.ts';
import { DEFAULT_LOCALE, type Locale } from '../locale/locale.ts';
import { addDays, type Day } from '../shared/zone.ts';
import type { RouteMatch } from './matchRoute.ts';
import type { RouteId } from './routes.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

/**
 * The one way to write a GET call's address: parameters by name, absent ones left out, and `lang` where the language is
 * not the default. The origin writes preloads for a route's first calls into its page; a browser gives such an answer
 * to the call that follows only where both addresses are the same, letter by letter, and a preload can send no headers.
 */
export const callAddress = (path: string, query: Query, locale: Locale): string => {
  const stated: Query = locale === DEFAULT_LOCALE ? query : { ...query, lang: locale };
  const pairs = Object.keys(stated)
    .filter((name) => stated[name] !== undefined && stated[name] !== '')
    .sort()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(String(stated[name]))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
};

/** The rooms that the front page and the asides show. */
export const LIVE_NOW = { status: 'live', pageSize: 12 } as const;

/** When and where the viewer is: `today` in the zone, and the `day` that the address asks for, else today. */
export interface Place {
  readonly zone: string;
  readonly today: Day;
  readonly day: Day;
}

interface Call {
  readonly path: string;
  readonly query: Query;
}
const live: Call = { path: '/live/api/schedule/feature-match', query: LIVE_NOW };
const ofDay = ({ zone, day }: Place): Call => ({
  path: '/live/api/schedule/liveSchedule',
  query: { date: day, timezone: zone, pageSize: LIVE.schedulePageSize },
});
const counts = ({ zone, today }: Place, first: number, liveModeId?: string): Call => ({
  path: '/live/api/schedule/day-count',
  query: { from: addDays(today, first), to: addDays(today, 5), timezone: zone, liveModeId },
});

/** Which league a page shows is known to its screen alone, and so is what to count. */
const countsOf = ({ route: { id, path } }: RouteMatch<RouteId>, place: Place): readonly Call[] =>
  id === 'scheduleEsportLeague' ? [] : [counts(place, -5, modeOfSchedule(path)?.liveModeId)];

const callsOf = (match: RouteMatch<RouteId>, place: Place | null): readonly Call[] => {
  const { id } = match.route;
  if (id === 'home') return [live, ...(place ? [ofDay({ ...place, day: place.today }), counts(place, -1)] : [])];
  if (id.startsWith('schedule') && id !== 'scheduleBooked')
    return place ? [ofDay(place), ...countsOf(match, place)] : [];
  const roomId = id.startsWith('room') ? roomIdOf(match.params['slug'] ?? '') : null;
  return roomId === null ? [] : [{ path: '/live/api/schedule/liveRoom', query: { id: roomId } }];
};

/** The calls that a screen asks first, as addresses to preload; without a place no day is asked. */
export const firstCalls = (match: RouteMatch<RouteId>, locale: Locale, place: Place | null): readonly string[] =>
  callsOf(match, place).map(({ path, query }) => callAddress(path, query, locale));

import type { ModeFilter } from '#domain/schedule/scheduleView.ts';
import { modeFilters, modes, type LiveMode, type ModeSlug } from '#domain/schedule/mode.ts';
import { routeById, type RouteId } from '#domain/routing/routes.ts';

/** The content of a schedule route: a filter of LIVE-1, or a mode without rooms. */
export type ScheduleFilter = ModeFilter | ModeSlug;

const byRoute: Partial<Record<RouteId, ScheduleFilter>> = {
  schedule: 'all',
  scheduleAll: 'all',
  scheduleBooked: 'scheduled',
  scheduleFootball: 'bong-da',
  scheduleBasketball: 'bong-ro',
  scheduleMarble: 'dua-bi',
  scheduleCasino: 'casino',
  scheduleEsport: 'esport',
  scheduleEsportLeague: 'esport',
  scheduleVolleyball: 'bong-chuyen',
  scheduleSlot: 'slot',
  scheduleCards: 'card-game',
  scheduleBilliard: 'billiard',
  scheduleTennis: 'tennis',
};

export const filterOf = (routeId: RouteId): ScheduleFilter => byRoute[routeId] ?? 'all';

/** The path of a filter; "all" is the schedule itself. */
export const pathOfFilter = (filter: ScheduleFilter): string => {
  const found = Object.entries(byRoute).find(([, one]) => one === filter);
  return found ? routeById(found[0] as RouteId).path : '/lich-truc-tiep';
};

/** The filters in order: those of LIVE-1, then the modes without rooms. */
const filters: readonly ScheduleFilter[] = [
  ...modeFilters,
  ...modes.map((mode) => mode.slug).filter((slug) => !(modeFilters as readonly string[]).includes(slug)),
];

/** The filters with the modes in the given order; modes that it leaves out come last, in the built-in order. */
export const orderedFilters = (said: readonly Pick<LiveMode, 'slug'>[]): readonly ScheduleFilter[] => {
  const place = (filter: ScheduleFilter) => {
    if (filter === 'all' || filter === 'scheduled') return -1;
    const at = said.findIndex(({ slug }) => slug === filter);
    return at < 0 ? said.length : at;
  };
  return [...filters].sort((a, b) => place(a) - place(b));
};

/** The query for a day and a commentator; null for today, and for all. */
export const scheduleQuery = (date: string | null, commentator: string | null): string => {
  const query = new URLSearchParams({
    ...(date !== null && { date }),
    ...(commentator !== null && { blv: commentator }),
  });
  return query.size === 0 ? '' : `?${query}`;
};

import type { ModeFilter } from '#domain/schedule/scheduleView.ts';
import { modeFilters, modes, type LiveMode, type ModeSlug } from '#domain/schedule/mode.ts';
import { routeById, type RouteId } from '#domain/routing/routes.ts';

/** What a schedule route shows: a filter of LIVE-1, or one of the modes without rooms. */
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

/** Where a filter lies; "all" is the schedule itself. */
export const pathOfFilter = (filter: ScheduleFilter): string => {
  const found = Object.entries(byRoute).find(([, one]) => one === filter);
  return found ? routeById(found[0] as RouteId).path : '/lich-truc-tiep';
};

/** The filters in their order: those of LIVE-1, then the modes without rooms. */
const filters: readonly ScheduleFilter[] = [
  ...modeFilters,
  ...modes.map((mode) => mode.slug).filter((slug) => !(modeFilters as readonly string[]).includes(slug)),
];

/** The same, the modes among them in an order that was said; those that it leaves out stay behind, as built in. */
export const orderedFilters = (said: readonly Pick<LiveMode, 'slug'>[]): readonly ScheduleFilter[] => {
  const place = (filter: ScheduleFilter) => {
    if (filter === 'all' || filter === 'scheduled') return -1;
    const at = said.findIndex(({ slug }) => slug === filter);
    return at < 0 ? said.length : at;
  };
  return [...filters].sort((a, b) => place(a) - place(b));
};

/** The part of an address that says a day and a commentator; null for today, and for all. */
export const scheduleQuery = (date: string | null, commentator: string | null): string => {
  const query = new URLSearchParams({
    ...(date !== null && { date }),
    ...(commentator !== null && { blv: commentator }),
  });
  return query.size === 0 ? '' : `?${query}`;
};

import type { ModeFilter } from '#domain/schedule/scheduleView.ts';
import { modeFilters, modes, type LiveMode, type ModeSlug } from '#domain/schedule/mode.ts';
import type { Params } from '#domain/routing/routeSpec.ts';
import { hrefOf, type RouteId } from '#domain/routing/routes.ts';

/** The content of a schedule route: a filter of LIVE-1, or a mode without rooms. */
export type ScheduleFilter = ModeFilter | ModeSlug;

const byRoute: Partial<Record<RouteId, readonly [ScheduleFilter, path: string]>> = {
  schedule: ['all', hrefOf('schedule')],
  scheduleAll: ['all', hrefOf('scheduleAll')],
  scheduleBooked: ['scheduled', hrefOf('scheduleBooked')],
  scheduleFootball: ['bong-da', hrefOf('scheduleFootball')],
  scheduleBasketball: ['bong-ro', hrefOf('scheduleBasketball')],
  scheduleMarble: ['dua-bi', hrefOf('scheduleMarble')],
  scheduleCasino: ['casino', hrefOf('scheduleCasino')],
  scheduleEsport: ['esport', hrefOf('scheduleEsport')],
  scheduleVolleyball: ['bong-chuyen', hrefOf('scheduleVolleyball')],
  scheduleSlot: ['slot', hrefOf('scheduleSlot')],
  scheduleCards: ['card-game', hrefOf('scheduleCards')],
  scheduleBilliard: ['billiard', hrefOf('scheduleBilliard')],
  scheduleTennis: ['tennis', hrefOf('scheduleTennis')],
};
const ofAll = ['all', hrefOf('schedule')] as const;

export const filterOf = (routeId: RouteId): ScheduleFilter =>
  routeId === 'scheduleEsportLeague' ? 'esport' : (byRoute[routeId] ?? ofAll)[0];

/** The path of a schedule page; that of a league has its slug. */
export const pathOf = (routeId: RouteId, { slug }: Params): string =>
  routeId === 'scheduleEsportLeague' && slug !== undefined
    ? hrefOf('scheduleEsportLeague', { slug })
    : (byRoute[routeId] ?? ofAll)[1];

/** The path of a filter; "all" is the schedule itself. */
export const pathOfFilter = (filter: ScheduleFilter): string =>
  (Object.values(byRoute).find(([one]) => one === filter) ?? ofAll)[1];

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

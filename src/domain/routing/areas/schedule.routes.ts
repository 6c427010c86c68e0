import type { Params, RouteSpec } from '../routeSpec.ts';

const refuseSlug = ({ slug = '' }: Params) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? null : {});

/** What the schedule's pages have in common. */
const ofSchedule = {
  layout: 'default',
  words: ['schedule'],
  menu: 'schedule',
  bar: 'titles.schedule',
  indexed: true,
} as const;

/** Pages that lead with the rooms that are on. */
const ofLive = { ...ofSchedule, words: ['schedule', 'liveNow'], menu: 'live', bar: 'nav.live' } as const;

export const scheduleRoutes = [
  {
    ...ofSchedule,
    id: 'schedule',
    path: '/lich-truc-tiep',
    tile: { in: 'areas', icon: 'calendar-days', label: 'nav.schedule' },
  },
  {
    ...ofLive,
    id: 'scheduleAll',
    path: '/lich-truc-tiep/tat-ca',
  },
  {
    ...ofLive,
    id: 'scheduleCasino',
    path: '/lich-truc-tiep/casino',
    adults: true,
  },
  {
    ...ofLive,
    id: 'scheduleEsport',
    path: '/lich-truc-tiep/esport',
  },
  {
    ...ofSchedule,
    id: 'scheduleEsportLeague',
    path: '/lich-truc-tiep/esport/:slug',
    refuse: refuseSlug,
    named: 'league',
    example: '/lich-truc-tiep/esport/esport-mua-mua',
  },
  {
    ...ofLive,
    id: 'scheduleMarble',
    path: '/lich-truc-tiep/tro-choi/dua-bi',
  },
  {
    ...ofLive,
    id: 'scheduleFootball',
    path: '/lich-truc-tiep/the-thao/bong-da',
  },
  {
    ...ofLive,
    id: 'scheduleBasketball',
    path: '/lich-truc-tiep/the-thao/bong-ro',
  },
  {
    ...ofSchedule,
    id: 'scheduleVolleyball',
    path: '/lich-truc-tiep/the-thao/bong-chuyen',
  },
  {
    ...ofSchedule,
    id: 'scheduleSlot',
    path: '/lich-truc-tiep/slot',
    adults: true,
  },
  {
    ...ofSchedule,
    id: 'scheduleCards',
    path: '/lich-truc-tiep/card-game',
    adults: true,
  },
  {
    ...ofSchedule,
    id: 'scheduleBilliard',
    path: '/lich-truc-tiep/billiard',
  },
  {
    ...ofSchedule,
    id: 'scheduleTennis',
    path: '/lich-truc-tiep/tennis',
  },
] as const satisfies readonly RouteSpec[];
export type ScheduleRouteId = (typeof scheduleRoutes)[number]['id'];

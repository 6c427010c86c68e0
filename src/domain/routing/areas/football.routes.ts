import type { RouteSpec } from '../routeSpec.ts';

/** What the lists of a day have in common. */
const ofDay = { layout: 'default', words: ['football', 'schedule'], menu: 'results', indexed: true } as const;

export const footballRoutes = [
  {
    ...ofDay,
    id: 'footballResults',
    path: '/ket-qua/bong-da',
    bar: 'nav.results',
    tile: { in: 'areas', icon: 'list', label: 'nav.results' },
  },
  { ...ofDay, id: 'footballFixtures', path: '/lich-thi-dau/bong-da', bar: 'nav.results' },
  {
    id: 'footballLeague',
    path: '/giai-dau/:league/:id',
    layout: 'default',
    words: ['football', 'schedule'],
    menu: 'results',
    named: 'competition',
    example: '/giai-dau/giai-vo-dich-dong-bang/dong-bang',
    refuse: ({ id = '' }) => (/^[A-Za-z0-9_-]{1,64}$/.test(id) ? null : {}),
    indexed: true,
  },
] as const satisfies readonly RouteSpec[];
export type FootballRouteId = (typeof footballRoutes)[number]['id'];

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
] as const satisfies readonly RouteSpec[];
export type FootballRouteId = (typeof footballRoutes)[number]['id'];

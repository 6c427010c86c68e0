import type { RouteSpec } from '../routeSpec.ts';

export const homeRoutes = [
  {
    id: 'home',
    path: '/',
    layout: 'default',
    words: ['home', 'schedule'],
    menu: 'home',
    bar: 'titles.home',
    tile: { in: 'areas', icon: 'house', label: 'nav.home' },
    indexed: true,
  },
] as const satisfies readonly RouteSpec[];

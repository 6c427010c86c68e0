import type { RouteSpec } from '../routeSpec.ts';

export const menuRoutes = [
  {
    id: 'menu',
    path: '/menu',
    layout: 'default',
    words: ['menu', 'spoiler'],
    menu: 'menu',
    bar: 'titles.menu',
    indexed: true,
    asks: 'nothing',
  },
] as const satisfies readonly RouteSpec[];

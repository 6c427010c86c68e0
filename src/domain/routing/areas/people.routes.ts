import type { RouteSpec } from '../routeSpec.ts';

export const peopleRoutes = [
  {
    id: 'people',
    path: '/thanh-vien',
    layout: 'default',
    words: ['people', 'feed'],
    middleware: ['member'],
    menu: 'account',
    tile: { in: 'areas', icon: 'users', label: 'people' },
    indexed: false,
    asks: 'nothing',
  },
] as const satisfies readonly RouteSpec[];

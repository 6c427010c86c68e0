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
  {
    id: 'profile',
    path: '/thanh-vien/:id',
    layout: 'default',
    words: ['people', 'social', 'schedule'],
    named: 'person',
    menu: null,
    example: '/thanh-vien/blv-khang',
    indexed: true,
  },
] as const satisfies readonly RouteSpec[];

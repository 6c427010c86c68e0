import type { RouteSpec } from '../routeSpec.ts';

export const matchSearchRoutes = [
  {
    id: 'matchSearch',
    path: '/thong-tin-tran-dau',
    layout: 'default',
    words: ['matchSearch', 'schedule', 'feed'],
    menu: 'menu',
    tile: { in: 'areas', icon: 'search', label: 'matchSearch' },
    indexed: true,
    asks: 'nothing',
  },
] as const satisfies readonly RouteSpec[];

import type { RouteSpec } from '../routeSpec.ts';

export const applicationRoutes = [
  {
    id: 'application',
    path: '/ung-tuyen-binh-luan-vien',
    layout: 'default',
    words: ['application', 'upload', 'menu', 'feed'],
    menu: 'menu',
    tile: { in: 'areas', icon: 'mic', label: 'apply' },
    indexed: true,
    drawnBy: 'browser',
    asks: 'nothing',
  },
] as const satisfies readonly RouteSpec[];

import type { RouteSpec } from '../routeSpec.ts';

export const referralRoutes = [
  {
    id: 'referral',
    path: '/gioi-thieu-ban-be',
    layout: 'default',
    words: ['referral', 'feed'],
    menu: 'account',
    tile: { in: 'areas', icon: 'share-2', label: 'referral' },
    indexed: true,
    drawnBy: 'browser',
    asks: 'nothing',
  },
] as const satisfies readonly RouteSpec[];

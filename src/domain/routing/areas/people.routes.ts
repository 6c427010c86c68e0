import type { Params, RouteSpec } from '../routeSpec.ts';

/** Of members, of commentators that the operator brought, and of the demo's. */
const refuseProfile = ({ id = '' }: Params) => (/^[A-Za-z0-9_-]{1,64}$/u.test(id) ? null : {});

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
    refuse: refuseProfile,
    named: 'person',
    menu: null,
    example: '/thanh-vien/blv-khang',
    indexed: true,
  },
] as const satisfies readonly RouteSpec[];

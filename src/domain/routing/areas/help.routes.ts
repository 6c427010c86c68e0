import type { Params, RouteSpec } from '../routeSpec.ts';

const refuseMailEnd = ({ token = '' }: Params) => (/^[A-Za-z0-9._-]{1,512}$/.test(token) ? null : {});

export const helpRoutes = [
  {
    id: 'help',
    path: '/tro-giup',
    layout: 'default',
    words: ['texts', 'help', 'feed'],
    menu: 'menu',
    tile: { in: 'reading', icon: 'info', label: 'reading.help' },
    indexed: true,
    asks: 'nothing',
  },
  {
    id: 'mailEnd',
    path: '/thoi-nhan-thu/:token',
    layout: 'default',
    words: ['help', 'settings'],
    refuse: refuseMailEnd,
    menu: 'menu',
    example: '/thoi-nhan-thu/eyJ0b2tlbiI6MX0.c2lnbmF0dXJl',
    indexed: false,
    asks: 'nothing',
  },
] as const satisfies readonly RouteSpec[];

import type { RouteSpec } from '../routeSpec.ts';

export const bookingsRoutes = [
  {
    id: 'scheduleBooked',
    path: '/lich-truc-tiep/dat-lich-cua-ban',
    layout: 'default',
    words: ['schedule', 'booking'],
    middleware: ['member'],
    menu: 'schedule',
    bar: 'titles.booked',
    tile: { in: 'areas', icon: 'ticket', label: 'nav.booked' },
    memberFor: 'bookings',
    indexed: false,
    asks: 'nothing',
  },
] as const satisfies readonly RouteSpec[];

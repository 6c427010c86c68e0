import type { RouteSpec } from '../routeSpec.ts';

/** CALLS 3: staff only, and in nobody's menu. */
export const moderationRoutes = [
  {
    id: 'moderators',
    path: '/bang-ton/dieu-phoi',
    layout: 'default',
    words: ['moderation', 'report', 'feed'],
    middleware: ['member'],
    menu: null,
    indexed: false,
    asks: 'nothing',
  },
] as const satisfies readonly RouteSpec[];
export type ModerationRouteId = (typeof moderationRoutes)[number]['id'];

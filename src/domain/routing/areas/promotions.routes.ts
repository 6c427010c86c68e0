import type { Params, RouteSpec } from '../routeSpec.ts';

/** Refuses what cannot be the end of a promotion's address. */
const isSlug = ({ slug = '' }: Params) => (/^[A-Za-z0-9_-]{1,64}$/u.test(slug) ? null : {});

const ofPromotions = { layout: 'default', menu: 'menu', indexed: true } as const;

export const promotionsRoutes = [
  {
    ...ofPromotions,
    id: 'promotions',
    path: '/khuyen-mai',
    words: ['promotions', 'feed'],
    tile: { in: 'areas', icon: 'gift', label: 'promotions' },
  },
  {
    ...ofPromotions,
    id: 'promotion',
    path: '/khuyen-mai/:slug',
    words: ['promotions', 'social'],
    named: 'promotion',
    refuse: isSlug,
    example: '/khuyen-mai/ghe-cua-ban',
  },
] as const satisfies readonly RouteSpec[];
export type PromotionsRouteId = (typeof promotionsRoutes)[number]['id'];

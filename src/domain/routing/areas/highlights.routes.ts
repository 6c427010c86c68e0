import type { RouteSpec } from '../routeSpec.ts';
import { areSlugs } from '../areSlugs.ts';

const ofHighlights = { layout: 'default', menu: 'menu', indexed: true, words: ['highlights', 'feed'] } as const;

export const highlightsRoutes = [
  {
    ...ofHighlights,
    id: 'highlights',
    path: '/highlight',
    tile: { in: 'areas', icon: 'film', label: 'highlights' },
  },
  {
    ...ofHighlights,
    id: 'highlightCategory',
    path: '/highlight/:category',
    named: 'highlightCategory',
    refuse: areSlugs,
    example: '/highlight/bong-da',
  },
  {
    ...ofHighlights,
    id: 'highlightType',
    path: '/highlight/:category/:type',
    named: 'highlightType',
    refuse: areSlugs,
    example: '/highlight/bong-da/ban-thang',
  },
  {
    ...ofHighlights,
    id: 'highlight',
    path: '/highlight/:category/:type/:slug',
    words: ['highlights', 'news', 'social'],
    named: 'highlight',
    refuse: areSlugs,
    example: '/highlight/bong-da/ban-thang/ben-go-nang-som',
  },
] as const satisfies readonly RouteSpec[];
export type HighlightsRouteId = (typeof highlightsRoutes)[number]['id'];

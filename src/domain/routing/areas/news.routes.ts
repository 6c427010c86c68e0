import { areSlugs } from '../areSlugs.ts';
import type { RouteSpec } from '../routeSpec.ts';

const ofNews = { layout: 'default', menu: 'menu', indexed: true } as const;

export const newsRoutes = [
  {
    ...ofNews,
    id: 'news',
    path: '/tin-tuc',
    words: ['news', 'feed'],
    tile: { in: 'areas', icon: 'newspaper', label: 'news' },
  },
  {
    ...ofNews,
    id: 'newsroom',
    path: '/tin-tuc/toa-soan',
    words: ['newsroom', 'news', 'feed', 'social', 'upload'],
    middleware: ['member'],
    indexed: false,
    asks: 'nothing',
  },
  {
    ...ofNews,
    id: 'newsCategory',
    path: '/tin-tuc/:category',
    words: ['news', 'feed'],
    named: 'newsCategory',
    refuse: areSlugs,
    example: '/tin-tuc/hau-truong',
  },
  {
    ...ofNews,
    id: 'newsType',
    path: '/tin-tuc/:category/:type',
    words: ['news', 'feed'],
    named: 'newsType',
    refuse: areSlugs,
    example: '/tin-tuc/hau-truong/cau-chuyen',
  },
  {
    ...ofNews,
    id: 'article',
    path: '/tin-tuc/:category/:type/:slug',
    words: ['news', 'social'],
    named: 'article',
    refuse: areSlugs,
    example: '/tin-tuc/hau-truong/cau-chuyen/quat-den-khong-thoi',
  },
] as const satisfies readonly RouteSpec[];
export type NewsRouteId = (typeof newsRoutes)[number]['id'];

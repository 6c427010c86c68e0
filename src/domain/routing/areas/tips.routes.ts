import type { Params, RouteSpec } from '../routeSpec.ts';

/** What all pages of tips have in common: for adults, and hidden with the odds. */
const ofTips = {
  layout: 'default',
  words: ['tips', 'spoiler'],
  menu: 'tips',
  adults: true,
  ofOdds: true,
  indexed: true,
} as const;

const titleOfCategory = ({ category }: Params) => {
  if (category === 'esport') return 'tipsOf.esport';
  return category === 'bong-ro' ? 'tipsOf.bong-ro' : 'tipsOf.bong-da';
};
const titleOfType = ({ type }: Params) => {
  if (type === 'keo-chau-a') return 'tipsOfType.keo-chau-a';
  if (type === 'tai-xiu') return 'tipsOfType.tai-xiu';
  return type === '1x2' ? 'tipsOfType.1x2' : 'tipsOfType.khac';
};

export const tipsRoutes = [
  {
    ...ofTips,
    id: 'tips',
    path: '/tip-keo',
    words: ['tips', 'spoiler', 'feed'],
    tile: { in: 'areas', icon: 'lightbulb', label: 'tips' },
  },
  {
    ...ofTips,
    id: 'tipsOwn',
    path: '/tip-keo/tip-cua-toi',
    words: ['ownTips', 'tips', 'spoiler', 'feed'],
    middleware: ['member'],
    indexed: false,
    asks: 'nothing',
  },
  {
    ...ofTips,
    id: 'tipsOfCategory',
    path: '/tip-keo/:category',
    words: ['tips', 'spoiler', 'feed'],
    title: titleOfCategory,
    example: '/tip-keo/bong-da',
  },
  {
    ...ofTips,
    id: 'tipMatches',
    path: '/tip-keo/:category/su-kien',
    words: ['tips', 'spoiler', 'feed', 'schedule'],
    example: '/tip-keo/bong-da/su-kien',
  },
  {
    ...ofTips,
    id: 'tipsOfType',
    path: '/tip-keo/:category/:type',
    words: ['tips', 'spoiler', 'feed'],
    title: titleOfType,
    example: '/tip-keo/bong-da/tai-xiu',
  },
  {
    ...ofTips,
    id: 'tip',
    path: '/tip-keo/chi-tiet/:slug',
    words: ['tips', 'spoiler', 'social'],
    named: 'tip',
    example: '/tip-keo/chi-tiet/ben-go-thang-t0123456789abcdef0123',
  },
  {
    ...ofTips,
    id: 'tipOfType',
    path: '/tip-keo/:category/:type/:slug',
    words: ['tips', 'spoiler', 'social'],
    named: 'tip',
    example: '/tip-keo/bong-da/1x2/ben-go-thang-t0123456789abcdef0123',
  },
  {
    ...ofTips,
    id: 'tipsOfMatch',
    path: '/tip-keo/:category/tran-dau/:id',
    named: 'tipMatch',
    example: '/tip-keo/bong-da/tran-dau/f1',
  },
] as const satisfies readonly RouteSpec[];
export type TipsRouteId = (typeof tipsRoutes)[number]['id'];

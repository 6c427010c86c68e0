import type { RouteSpec } from './routes.ts';

/** A path that each route with parameters answers; tests walk the routes by these. */
const examples: Readonly<Record<string, `/${string}`>> = {
  scheduleEsportLeague: '/lich-truc-tiep/esport/esport-mua-mua',
  roomCasino: '/truc-tiep/casino/ban-thao-nguyen-3-c1',
  roomEsport: '/truc-tiep/esport/rong-lua-soi-bac-e1',
  roomMarble: '/truc-tiep/tro-choi/dua-bi/vong-xoay-so-8-m1',
  roomFootball: '/truc-tiep/the-thao/bong-da/ben-go-nang-som-f1',
  roomBasketball: '/truc-tiep/the-thao/bong-ro/ca-map-dai-bang-b1',
  accountPage: '/tai-khoan/account',
  mailEnd: '/thoi-nhan-thu/eyJ0b2tlbiI6MX0.c2lnbmF0dXJl',
};

/** A path that the route answers, without language prefix. */
export const exampleOf = ({ id, path }: Pick<RouteSpec, 'id' | 'path'>): `/${string}` => examples[id] ?? path;

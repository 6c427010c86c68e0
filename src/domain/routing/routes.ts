import type { PageColour } from '../colour/pageColour.ts';
import { roomIdOf } from '../live/roomAddress.ts';
import { isAccountSlug } from './accountPages.ts';

export type Layout = 'default' | 'liveroom';
export type Params = Readonly<Record<string, string>>;
/** Names of checks that run before a screen opens; a route that names one nobody registered is an error (NAV-6). */
export type Middleware = 'member';

export interface RouteSpec<Id extends string = string> {
  readonly id: Id;
  /** Segments; `:name` is a parameter. A static segment beats a parameter. */
  readonly path: `/${string}`;
  readonly layout: Layout;
  /** Groups of words loaded before the first paint of the screen (LOCALE-3). */
  readonly messages: readonly string[];
  /** NAV-1: why these parameters are no page, or null when they are; the status is 404 unless another is given. */
  readonly refuse?: (params: Params) => { readonly status?: number } | null;
  readonly middleware?: readonly Middleware[];
  /** COLOUR-3: what the page forces; the viewer's own colour where absent. */
  readonly colour?: PageColour;
  /** The path of the page that this one repeats: search engines list that one. */
  readonly canonical?: `/${string}`;
  /** For viewers of 18 and over: a notice lies over it until this browser's viewer has said to be one. */
  readonly adults?: true;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Its screen is shown without any answer; what the others ask first stands in `contract/pages`. */
  readonly asks?: 'nothing';
}

/** The picture of a room fills the window in Theater: what is around it goes dark, as in a cinema. */
const darkInTheater = { force: 'dark', when: 'theater' } as const;
const refuseRoom = (params: Params) => (roomIdOf(params['slug'] ?? '') === null ? {} : null);
const refuseSlug = (params: Params) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(params['slug'] ?? '') ? null : {});
const refuseAccountPage = (params: Params) => (isAccountSlug(params['slug'] ?? '') ? null : {});

const refuseMailEnd = (params: Params) => (/^[A-Za-z0-9._-]{1,512}$/.test(params['token'] ?? '') ? null : {});

/** Every address of the portal once, as data, without language prefixes. */
export const routes = [
  { id: 'home', path: '/', layout: 'default', messages: ['home', 'schedule'], indexed: true },
  { id: 'menu', path: '/menu', layout: 'default', messages: ['menu'], indexed: true, asks: 'nothing' },
  {
    id: 'schedule',
    path: '/lich-truc-tiep',
    layout: 'default',
    messages: ['schedule'],
    indexed: true,
  },
  {
    id: 'scheduleAll',
    path: '/lich-truc-tiep/tat-ca',
    layout: 'default',
    messages: ['schedule'],
    indexed: true,
  },
  {
    id: 'scheduleBooked',
    path: '/lich-truc-tiep/dat-lich-cua-ban',
    layout: 'default',
    messages: ['schedule', 'booking'],
    middleware: ['member'],
    indexed: false,
    asks: 'nothing',
  },
  {
    id: 'scheduleCasino',
    path: '/lich-truc-tiep/casino',
    layout: 'default',
    messages: ['schedule'],
    adults: true,
    indexed: true,
  },
  {
    id: 'scheduleEsport',
    path: '/lich-truc-tiep/esport',
    layout: 'default',
    messages: ['schedule'],
    indexed: true,
  },
  {
    id: 'scheduleEsportLeague',
    path: '/lich-truc-tiep/esport/:slug',
    layout: 'default',
    messages: ['schedule'],
    refuse: refuseSlug,
    indexed: true,
  },
  {
    id: 'scheduleMarble',
    path: '/lich-truc-tiep/tro-choi/dua-bi',
    layout: 'default',
    messages: ['schedule'],
    indexed: true,
  },
  {
    id: 'scheduleFootball',
    path: '/lich-truc-tiep/the-thao/bong-da',
    layout: 'default',
    messages: ['schedule'],
    indexed: true,
  },
  {
    id: 'scheduleBasketball',
    path: '/lich-truc-tiep/the-thao/bong-ro',
    layout: 'default',
    messages: ['schedule'],
    indexed: true,
  },
  {
    id: 'scheduleVolleyball',
    path: '/lich-truc-tiep/the-thao/bong-chuyen',
    layout: 'default',
    messages: ['schedule'],
    indexed: true,
  },
  {
    id: 'scheduleSlot',
    path: '/lich-truc-tiep/slot',
    layout: 'default',
    messages: ['schedule'],
    adults: true,
    indexed: true,
  },
  {
    id: 'scheduleCards',
    path: '/lich-truc-tiep/card-game',
    layout: 'default',
    messages: ['schedule'],
    adults: true,
    indexed: true,
  },
  {
    id: 'scheduleBilliard',
    path: '/lich-truc-tiep/billiard',
    layout: 'default',
    messages: ['schedule'],
    indexed: true,
  },
  {
    id: 'scheduleTennis',
    path: '/lich-truc-tiep/tennis',
    layout: 'default',
    messages: ['schedule'],
    indexed: true,
  },
  {
    id: 'roomCasino',
    path: '/truc-tiep/casino/:slug',
    layout: 'liveroom',
    messages: ['room', 'chat', 'player', 'schedule'],
    refuse: refuseRoom,
    colour: darkInTheater,
    adults: true,
    indexed: true,
  },
  {
    id: 'roomEsport',
    path: '/truc-tiep/esport/:slug',
    layout: 'liveroom',
    messages: ['room', 'chat', 'player', 'schedule'],
    refuse: refuseRoom,
    colour: darkInTheater,
    indexed: true,
  },
  {
    id: 'roomMarble',
    path: '/truc-tiep/tro-choi/dua-bi/:slug',
    layout: 'liveroom',
    messages: ['room', 'chat', 'player', 'schedule'],
    refuse: refuseRoom,
    colour: darkInTheater,
    indexed: true,
  },
  {
    id: 'roomFootball',
    path: '/truc-tiep/the-thao/bong-da/:slug',
    layout: 'liveroom',
    messages: ['room', 'chat', 'player', 'schedule'],
    refuse: refuseRoom,
    colour: darkInTheater,
    indexed: true,
  },
  {
    id: 'roomBasketball',
    path: '/truc-tiep/the-thao/bong-ro/:slug',
    layout: 'liveroom',
    messages: ['room', 'chat', 'player', 'schedule'],
    refuse: refuseRoom,
    colour: darkInTheater,
    indexed: true,
  },
  {
    id: 'chatroom',
    path: '/chatroom',
    layout: 'default',
    messages: ['chat', 'schedule'],
    indexed: true,
    asks: 'nothing',
  },
  {
    id: 'googleReturn',
    path: '/sso/ggcallback',
    layout: 'default',
    messages: ['signIn'],
    indexed: false,
    asks: 'nothing',
  },
  {
    id: 'matchSearch',
    path: '/thong-tin-tran-dau',
    layout: 'default',
    messages: ['matchSearch', 'schedule'],
    indexed: true,
    asks: 'nothing',
  },
  {
    id: 'information',
    path: '/thong-tin',
    layout: 'default',
    messages: ['texts'],
    indexed: true,
    asks: 'nothing',
  },
  {
    id: 'about',
    path: '/ve-chung-toi',
    layout: 'default',
    messages: ['texts'],
    indexed: true,
    asks: 'nothing',
  },
  {
    id: 'terms',
    path: '/dieu-kien-dieu-khoan',
    layout: 'default',
    messages: ['texts', 'terms'],
    indexed: true,
    asks: 'nothing',
  },
  {
    id: 'changes',
    path: '/nhat-ky-thay-doi',
    layout: 'default',
    messages: ['texts', 'changes'],
    indexed: true,
    asks: 'nothing',
  },
  {
    id: 'changeLog',
    path: '/change-log',
    layout: 'default',
    messages: ['texts', 'changes'],
    canonical: '/nhat-ky-thay-doi',
    indexed: true,
    asks: 'nothing',
  },
  {
    id: 'application',
    path: '/ung-tuyen-binh-luan-vien',
    layout: 'default',
    messages: ['application', 'upload', 'menu'],
    indexed: true,
    asks: 'nothing',
  },
  {
    id: 'accountPage',
    path: '/tai-khoan/:slug',
    layout: 'default',
    messages: ['settings'],
    refuse: refuseAccountPage,
    middleware: ['member'],
    indexed: false,
    asks: 'nothing',
  },
  {
    id: 'referral',
    path: '/gioi-thieu-ban-be',
    layout: 'default',
    messages: ['referral'],
    indexed: true,
    asks: 'nothing',
  },
  {
    id: 'people',
    path: '/thanh-vien',
    layout: 'default',
    messages: ['people'],
    middleware: ['member'],
    indexed: false,
    asks: 'nothing',
  },
  {
    id: 'privacyNotice',
    path: '/chinh-sach-rieng-tu',
    layout: 'default',
    messages: ['texts', 'privacyNotice'],
    indexed: true,
    asks: 'nothing',
  },
  {
    id: 'help',
    path: '/tro-giup',
    layout: 'default',
    messages: ['texts', 'help'],
    indexed: true,
    asks: 'nothing',
  },
  {
    id: 'mailEnd',
    path: '/thoi-nhan-thu/:token',
    layout: 'default',
    messages: ['help', 'settings'],
    refuse: refuseMailEnd,
    indexed: false,
    asks: 'nothing',
  },
] as const satisfies readonly RouteSpec[];

export type RouteId = (typeof routes)[number]['id'];
/** The pages that ask something before they can be shown. */
export type AskingId = Exclude<RouteId, Extract<(typeof routes)[number], { asks: 'nothing' }>['id']>;
type RouteOf<Id extends RouteId> = Extract<(typeof routes)[number], { id: Id }>;
type Names<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | Names<`/${Tail}`>
    : Rest
  : never;
export type ParamsOf<Id extends RouteId> = Record<Names<RouteOf<Id>['path']>, string>;

export const routeById = (id: RouteId): RouteSpec<RouteId> => routes.find((route) => route.id === id)!;

/** The path of a route with its parameters in their places. */
export const filledPath = ({ path }: Pick<RouteSpec, 'path'>, params: Params): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The path of a route without a language prefix; wrong or missing parameters do not compile. */
export const hrefOf = <Id extends RouteId>(
  id: Id,
  ...[params]: keyof ParamsOf<Id> extends never ? [] : [ParamsOf<Id>]
): string => filledPath(routeById(id), params ?? {});

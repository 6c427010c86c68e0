import { accountRoutes } from './areas/account.routes.ts';
import { applicationRoutes } from './areas/application.routes.ts';
import { bookingsRoutes } from './areas/bookings.routes.ts';
import { chatroomRoutes } from './areas/chatroom.routes.ts';
import { consoleRoutes } from './areas/console.routes.ts';
import { comicsRoutes } from './areas/comics.routes.ts';
import { filmsRoutes } from './areas/films.routes.ts';
import { footballRoutes } from './areas/football.routes.ts';
import { gamesRoutes } from './areas/games.routes.ts';
import { helpRoutes } from './areas/help.routes.ts';
import { highlightsRoutes } from './areas/highlights.routes.ts';
import { homeRoutes } from './areas/home.routes.ts';
import { matchSearchRoutes } from './areas/matchSearch.routes.ts';
import { menuRoutes } from './areas/menu.routes.ts';
import { moderationRoutes } from './areas/moderation.routes.ts';
import { musicRoutes } from './areas/music.routes.ts';
import { newsRoutes } from './areas/news.routes.ts';
import { pagesRoutes } from './areas/pages.routes.ts';
import { peopleRoutes } from './areas/people.routes.ts';
import { promotionsRoutes } from './areas/promotions.routes.ts';
import { referralRoutes } from './areas/referral.routes.ts';
import { roomRoutes } from './areas/room.routes.ts';
import { scheduleRoutes } from './areas/schedule.routes.ts';
import { signInRoutes } from './areas/signIn.routes.ts';
import { tipsRoutes } from './areas/tips.routes.ts';
import { tvRoutes } from './areas/tv.routes.ts';
import { filledPath } from './filledPath.ts';
import type { RouteSpec, Tile } from './routeSpec.ts';

/** Every route of the portal, without language prefixes; the rows of an area are in its own file. */
export const routes = [
  ...homeRoutes,
  ...menuRoutes,
  ...scheduleRoutes,
  ...bookingsRoutes,
  ...roomRoutes,
  ...chatroomRoutes,
  ...signInRoutes,
  ...footballRoutes,
  ...tipsRoutes,
  ...filmsRoutes,
  ...tvRoutes,
  ...comicsRoutes,
  ...musicRoutes,
  ...gamesRoutes,
  ...matchSearchRoutes,
  ...helpRoutes,
  ...pagesRoutes,
  ...accountRoutes,
  ...peopleRoutes,
  ...moderationRoutes,
  ...referralRoutes,
  ...newsRoutes,
  ...highlightsRoutes,
  ...promotionsRoutes,
  ...applicationRoutes,
  ...consoleRoutes,
] as const satisfies readonly RouteSpec[];

type Row = (typeof routes)[number];
/** A compile error here names the routes with parameters that have no example. */
type Unexampled = Exclude<Extract<Row, { path: `${string}:${string}` }>, { example: string }>['id'];
true satisfies [Unexampled] extends [never] ? true : Unexampled;

export type RouteId = (typeof routes)[number]['id'];
/** The routes that load data before they can be shown. */
export type AskingId = Exclude<RouteId, Extract<(typeof routes)[number], { asks: 'nothing' }>['id']>;
/** The routes whose path has parameters. */
export type WithParams = Extract<Row, { path: `${string}:${string}` }>['id'];
type RouteOf<Id extends RouteId> = Extract<(typeof routes)[number], { id: Id }>;
type Names<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | Names<`/${Tail}`>
    : Rest
  : never;
export type ParamsOf<Id extends RouteId> = Record<Names<RouteOf<Id>['path']>, string>;

export const routeById = (id: RouteId): RouteSpec<RouteId> => routes.find((route) => route.id === id)!;

/** A path that matches the route, without language prefix. */
export const exampleOf = ({ path, example }: Pick<RouteSpec, 'path' | 'example'>): `/${string}` => example ?? path;

/** The tiles of one section of the menu page, in order. */
export const tilesOf = <Part extends Tile['in']>(part: Part) =>
  routes.filter((route): route is Extract<Row, { tile: { in: Part } }> => 'tile' in route && route.tile.in === part);

/** Whether a tile's label is a key of the group `shell`. */
export const isOfShell = <Label extends string>(label: Label): label is Extract<Label, `nav.${string}`> =>
  label.startsWith('nav.');

/**
 * The path of a route without a language prefix; wrong or missing parameters do not compile. With a route's literal id,
 * the build writes its path in place of the call (`tools/writtenPaths.ts`), so that links do not need this table.
 */
export const hrefOf = <Id extends RouteId>(
  id: Id,
  ...[params]: keyof ParamsOf<Id> extends never ? [] : [ParamsOf<Id>]
): string => filledPath(routeById(id), params ?? {});

import type { FoundRoute } from './findRoute.ts';
import type { PageKey } from './pageTitle.ts';
import type { RouteSpec } from './routeSpec.ts';
import type { RouteId } from './routes.ts';

/**
 * Finds the route of a path without language prefix: null if there is none, undefined if only the table of all routes
 * can tell, which a browser loads after its first page.
 */
export type RouteBook = (path: string) => FoundRoute | null | undefined;

/** What a page's document says of its route: the row as JSON holds it, and its title's key where the row computes it. */
export interface FirstRoute {
  /** Of the document, without language prefix: the browser may be elsewhere by the time it reads this. */
  readonly path: string;
  readonly route: Omit<RouteSpec<RouteId>, 'refuse' | 'title'>;
  readonly params: FoundRoute['params'];
  readonly title?: PageKey;
}

/** A route as a page's document tells it: without what the origin alone reads, and judged already. */
export const firstOf = (path: string, { route, params }: FoundRoute): FirstRoute => {
  const { refuse: _, title, example: _example, canonical: _canonical, tile: _tile, ...row } = route;
  return { path, route: row, params, ...(title && { title: title(params) as PageKey }) };
};

/** The book of a browser that has opened nothing yet: it knows the page that the origin answered with. */
export const bookOfFirst =
  (first: FirstRoute | null): RouteBook =>
  (asked) => {
    if (first === null || asked !== first.path) return undefined;
    const { route, params, title } = first;
    return { route: title === undefined ? route : { ...route, title: () => title }, params };
  };

import type { RouteBook } from '#domain/routing/routeBook.ts';

/** The table of all routes. */
export const readRoutes = async (): Promise<RouteBook> => (await import('./tables.ts')).findRoute;

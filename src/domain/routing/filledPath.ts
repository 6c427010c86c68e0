import type { Params, RouteSpec } from './routeSpec.ts';

/** The path of a route with its parameters filled in. */
export const filledPath = ({ path }: Pick<RouteSpec, 'path'>, params: Params): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

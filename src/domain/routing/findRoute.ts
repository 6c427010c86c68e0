import type { Params, RouteSpec } from './routeSpec.ts';
import { routes, type RouteId } from './routes.ts';

export interface FoundRoute<Id extends string = RouteId> {
  readonly route: RouteSpec<Id>;
  readonly params: Params;
}

/**
 * The route that matches a path without language prefix, or null. A trailing slash and the case of static segments are
 * ignored.
 */
export const findRoute = (path: string): FoundRoute | null => findAmong<RouteId>(routes, path);

/** As `findRoute`, over any table; a static segment beats a parameter at the first segment where two routes differ. */
export const findAmong = <Id extends string>(table: readonly RouteSpec<Id>[], path: string): FoundRoute<Id> | null => {
  const segments = segmentsOf(path);
  let best: { found: FoundRoute<Id>; statics: string } | null = null;
  for (const route of table) {
    const params = paramsFor(segmentsOf(route.path), segments);
    if (!params) continue;
    const statics = segmentsOf(route.path)
      .map((segment) => (segment.startsWith(':') ? '0' : '1'))
      .join('');
    if (!best || statics > best.statics) best = { found: { route, params }, statics };
  }
  return best?.found ?? null;
};

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

const paramsFor = (pattern: readonly string[], segments: readonly string[]): Params | null => {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of pattern.entries()) {
    const segment = decoded(segments[i]!);
    if (segment === null) return null;
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment.toLowerCase()) return null;
  }
  return params;
};

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

import type { FoundRoute } from '../routing/findRoute.ts';
import { ruleFor, type RouteRule } from './redirects.ts';

/** NAV: delays in milliseconds. */
export const NAVIGATION = {
  chunkReloadGuardMs: 10_000,
  preloadsInFlight: 4,
  manifestPollMs: 5 * 60_000,
  /** Number of redirects by middlewares in a row above which they count as a loop. */
  maxRedirects: 3,
} as const;

export type PageError =
  | { readonly status: number; readonly message: `Page Not Found: ${string}` }
  | { readonly status: number; readonly message: 'Unknown route middleware' }
  | { readonly status: number; readonly message: 'Internal Server Error' };

/** The outcome of a navigation. */
export type Verdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'refused'; readonly error: PageError };

export const pageNotFound = (path: string, status = 404): PageError => ({ status, message: `Page Not Found: ${path}` });

/** NAV-2: the title of the error page. */
export const errorTitle = (error: PageError): 'Page Not Found' | 'Internal Server Error' =>
  error.status === 404 ? 'Page Not Found' : 'Internal Server Error';

/**
 * NAV-1, NAV-4, NAV-6: decides what happens to a navigation. `fullPath` includes the query, `found` is the route that
 * matches it, `known` are the registered middlewares.
 */
export const judge = (
  fullPath: string,
  found: FoundRoute<string> | null,
  known: ReadonlySet<string>,
  rules: readonly RouteRule[] = [],
): Verdict => {
  const rule = ruleFor(rules, fullPath.split(/[?#]/)[0]!);
  if (rule) return { kind: 'external', url: rule.to };
  if (!found) return { kind: 'refused', error: pageNotFound(fullPath) };
  if (found.route.middleware?.some((name) => !known.has(name)))
    return { kind: 'refused', error: { status: 500, message: 'Unknown route middleware' } };
  const refusal = found.route.refuse?.(found.params);
  if (refusal) return { kind: 'refused', error: pageNotFound(fullPath, refusal.status) };
  return { kind: 'open' };
};

/**
 * NAV-5: whether a page whose chunk failed to load may be reloaded: once per 10 s per path. `lastReloadMs` is null if
 * it never was.
 */
export const mayReload = (lastReloadMs: number | null, nowMs: number): boolean =>
  lastReloadMs === null || nowMs - lastReloadMs >= NAVIGATION.chunkReloadGuardMs || nowMs < lastReloadMs;

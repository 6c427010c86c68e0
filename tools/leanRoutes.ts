import type { Plugin } from 'vite';

/** What only the origin and the tests read of a route. */
export const ofTheOrigin = ['example', 'indexed', 'drawnBy', 'canonical'] as const;

const field = new RegExp(`\\b(?:${ofTheOrigin.join('|')}): (?:'[^']*'|true|false),?`, 'g');

/** The rows of an area as browsers need them. */
export const withoutOrigins = (code: string): string => code.replace(field, '');

/** Leaves out of the build what browsers do not read of the routes. */
export const leanRoutes = (): Plugin => ({
  name: 'lean-routes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/domain\/routing\/areas\/\w+\.routes\.ts$/ },
    handler: (code) => ({ code: withoutOrigins(code), map: null }),
  },
});

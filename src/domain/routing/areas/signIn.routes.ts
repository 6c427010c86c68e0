import type { RouteSpec } from '../routeSpec.ts';

export const signInRoutes = [
  {
    id: 'googleReturn',
    path: '/sso/ggcallback',
    layout: 'default',
    words: ['signIn'],
    menu: null,
    bar: 'logIn',
    indexed: false,
    asks: 'nothing',
  },
] as const satisfies readonly RouteSpec[];

/** The tables of all routes and of their screens: one file, which a browser loads after its first page. */
export { findRoute } from '#domain/routing/findRoute.ts';
export { screens } from './screens.ts';

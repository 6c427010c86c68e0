import type { Params } from './routeSpec.ts';

/** Refuses what cannot be parts of an address of articles and highlights; whether they are there, the categories say. */
export const areSlugs = (params: Params) =>
  Object.values(params).every((part) => /^[a-z0-9-]{1,96}$/u.test(part)) ? null : {};

import type { Params, RouteSpec } from '../routeSpec.ts';

/** Refuses what cannot be a part of a channel's address. */
const isSlug = ({ nation = '', channel = 'a' }: Params) =>
  [nation, channel].every((part) => /^[A-Za-z0-9_-]{1,64}$/u.test(part)) ? null : {};

const ofTv = {
  layout: 'default',
  menu: 'tv',
  bar: 'nav.tv',
  indexed: true,
  words: ['tv', 'player'],
} as const;

export const tvRoutes = [
  { ...ofTv, id: 'tv', path: '/tivi', tile: { in: 'areas', icon: 'tv', label: 'nav.tv' } },
  { ...ofTv, id: 'tvNation', path: '/tivi/:nation', refuse: isSlug, named: 'channels', example: '/tivi/vietnam' },
  {
    ...ofTv,
    id: 'tvChannel',
    path: '/tivi/:nation/:channel',
    refuse: isSlug,
    named: 'channel',
    example: '/tivi/vietnam/song-ben',
  },
] as const satisfies readonly RouteSpec[];
export type TvRouteId = (typeof tvRoutes)[number]['id'];

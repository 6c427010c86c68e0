import type { TvRouteId } from '#domain/routing/areas/tv.routes.ts';
import { HOME_NATION } from '#domain/tv/tvPaths.ts';
import type { FirstCall, FirstOf } from './first.ts';

const channelsOf = (nation: string): readonly FirstCall[] => [
  { resource: 'tvNations', input: null },
  { resource: 'tvChannels', input: { nation } },
];

export const tvFirst: FirstOf<TvRouteId> = {
  tv: () => channelsOf(HOME_NATION),
  tvNation: ({ nation }) => channelsOf(nation),
  tvChannel: ({ nation, channel }) => [...channelsOf(nation), { resource: 'tvChannel', input: { nation, channel } }],
};

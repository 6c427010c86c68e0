import { LIVE_NOW } from '#domain/schedule/schedule.ts';
import type { FirstOf } from './first.ts';
import { daysShown, matchesOf } from './schedule.first.ts';

export const homeFirst: FirstOf<'home'> = {
  home: (_, { when }) => [
    { resource: 'featured', input: LIVE_NOW },
    ...(when ? [matchesOf({ ...when, day: when.today }), daysShown(when, -1)] : []),
  ],
};

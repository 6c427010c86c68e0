import * as Schema from 'effect/Schema';
import { call } from './call.ts';
import { shortText } from './fields.ts';
import { UserWire } from './shapes.ts';

const open = { needs: 'nothing', on401: 'allTokens' } as const;

/** Calls of the specification that are not implemented yet: the origin answers 501. */
export const later = {
  topTips: call({
    ...open,
    method: 'GET',
    path: '/other/api/schedule-tips/v2/top-rating',
    about: 'The best-rated tipsters.',
    input: Schema.Struct({ type: Schema.optionalKey(shortText(32)) }),
    data: Schema.Array(UserWire),
  }),
};

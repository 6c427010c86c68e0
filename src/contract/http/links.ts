import * as Schema from 'effect/Schema';
import { call } from './call.ts';
import { LinkToken } from './fields.ts';

/** Addresses that are sent to people and work once. */
export const links = {
  open: call({
    method: 'GET',
    path: '/live/api/link/:token',
    about: 'Where an opaque one-time token leads; 410 once it was used or ran out, the same for one that never was.',
    input: Schema.Struct({ token: LinkToken }),
    data: Schema.Struct({ goTo: Schema.String }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
};

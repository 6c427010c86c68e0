import * as Schema from 'effect/Schema';
import { call } from './call.ts';
import { LinkToken } from './fields.ts';

/** One-time links that are sent to people. */
export const links = {
  open: call({
    method: 'GET',
    path: '/live/api/link/:token',
    about: 'The target of an opaque one-time token; 410 if it is used, expired or unknown.',
    input: Schema.Struct({ token: LinkToken }),
    data: Schema.Struct({ goTo: Schema.String }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
};

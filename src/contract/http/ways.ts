import * as Schema from 'effect/Schema';
import { call } from './call.ts';

/** What a log-in form needs to know before it offers a way. */
export const ways = {
  open: call({
    method: 'GET',
    path: '/live/api/user/ways',
    about: 'The ways in beside the password that this origin serves, where it was asked.',
    input: Schema.Struct({}),
    data: Schema.Struct({ google: Schema.Boolean, passkey: Schema.Boolean }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
};

import * as Schema from 'effect/Schema';
import { call } from './call.ts';

/** The sign-in methods that a log-in form can offer. */
export const signInMethods = {
  open: call({
    method: 'GET',
    path: '/live/api/user/sign-in-methods',
    about: 'The sign-in methods other than the password that are available at the address of this request.',
    input: Schema.Struct({}),
    data: Schema.Struct({ google: Schema.Boolean, passkey: Schema.Boolean }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
};

import * as Schema from 'effect/Schema';
import { call } from './call.ts';

/** What a log-in form needs to know before it offers a way. */
export const signInMethods = {
  open: call({
    method: 'GET',
    path: '/live/api/user/sign-in-methods',
    about: 'The sign-in methods besides the password that this origin serves at the address it was asked by.',
    input: Schema.Struct({}),
    data: Schema.Struct({ google: Schema.Boolean, passkey: Schema.Boolean }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
};

import * as Schema from 'effect/Schema';
import { OpaqueToken } from './accountFields.ts';
import { call } from './call.ts';
import { shortText } from './fields.ts';
import { SessionWire } from './shapes.ts';

/** A path of this site; the handler checks that it is one. */
const ReturnTo = Schema.optionalKey(shortText(512));
/** Referral code of the member who sent the visitor (MI-9). */
const Pid = Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/u)));
const leaving = Schema.Struct({ url: Schema.String, state: Schema.String });
/** The parameters that Google adds to the return address; `iss` identifies Google (RFC 9207). */
const answer = {
  authorizationCode: shortText(2048),
  state: shortText(128),
  iss: Schema.optionalKey(shortText(512)),
};

/** Sign-in with Google by OpenID Connect; 501 if the origin has no OAuth client there. */
export const google = {
  login: call({
    method: 'POST',
    path: '/other/api/user/login-google',
    about:
      'The address at Google to sign in with, and the state of the attempt, which is valid for 10 minutes in this browser.',
    input: Schema.Struct({ returnTo: ReturnTo, pid: Pid }),
    data: leaving,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  loginCallback: call({
    method: 'POST',
    path: '/other/api/user/login-google-callback',
    about:
      'Opens a session with the code from Google; 410 for an unknown or expired attempt, 403 for a code that Google refuses, 409 for a mail address that belongs to a member.',
    input: Schema.Struct({ ...answer, pid: Pid, guestToken: Schema.optionalKey(OpaqueToken) }),
    data: Schema.Struct({ ...SessionWire.fields, returnTo: Schema.String }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  link: call({
    method: 'POST',
    path: '/other/api/user/link-google',
    about: 'The address at Google to link an account there with the member, with a proof (403).',
    input: Schema.Struct({ returnTo: ReturnTo, proof: OpaqueToken }),
    data: leaving,
    needs: 'member',
    on401: 'allTokens',
  }),
  linkCallback: call({
    method: 'POST',
    path: '/other/api/user/link-google-callback',
    about: 'Links the account at Google; 409 if it is linked to another member, or the member to another account.',
    input: Schema.Struct(answer),
    data: Schema.Struct({ returnTo: Schema.String }),
    needs: 'member',
    on401: 'allTokens',
  }),
  unlink: call({
    method: 'POST',
    path: '/other/api/user/unlink-google',
    about: 'Removes the link to Google, with a proof (403); 409 if it is the only sign-in method.',
    input: Schema.Struct({ proof: OpaqueToken }),
    data: Schema.Null,
    needs: 'member',
    on401: 'allTokens',
  }),
  status: call({
    method: 'GET',
    path: '/other/api/user/google-link',
    about: 'Whether the member can sign in with Google, and since when.',
    input: Schema.Struct({}),
    data: Schema.Struct({ linkedAt: Schema.NullOr(Schema.Int) }),
    needs: 'member',
    on401: 'allTokens',
  }),
};

import * as Schema from 'effect/Schema';
import { OpaqueToken } from './accountFields.ts';
import { call } from './call.ts';
import { shortText } from './fields.ts';
import { SessionWire } from './shapes.ts';

/** A path of this site; whether it is one is the handler's to say. */
const ReturnTo = Schema.optionalKey(shortText(512));
/** Who sent them. */
const Pid = Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/u)));
const leaving = Schema.Struct({ url: Schema.String, state: Schema.String });
/** What Google added to the address of the return; `iss` is its own name (RFC 9207). */
const answer = {
  authorizationCode: shortText(2048),
  state: shortText(128),
  iss: Schema.optionalKey(shortText(512)),
};

/** Signing in with Google by OpenID Connect; where the origin has no client there, each of these is 501. */
export const google = {
  login: call({
    method: 'POST',
    path: '/other/api/user/login-google',
    about: 'Where to go to sign in with Google, and the state of the way; it is open for 10 minutes in this browser.',
    input: Schema.Struct({ returnTo: ReturnTo, pid: Pid }),
    data: leaving,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  loginCallback: call({
    method: 'POST',
    path: '/other/api/user/login-google-callback',
    about:
      'Opens a session with the code from Google; 410 for a way that is not open, 403 for a code that Google refuses, 409 for a mail address that a member has already.',
    input: Schema.Struct({ ...answer, pid: Pid, guestToken: Schema.optionalKey(OpaqueToken) }),
    data: Schema.Struct({ ...SessionWire.fields, returnTo: Schema.String }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  link: call({
    method: 'POST',
    path: '/other/api/user/link-google',
    about: 'Where to go to link the account at Google with the member, who shows a proof of who they are (403).',
    input: Schema.Struct({ returnTo: ReturnTo, proof: OpaqueToken }),
    data: leaving,
    needs: 'member',
    on401: 'allTokens',
  }),
  linkCallback: call({
    method: 'POST',
    path: '/other/api/user/link-google-callback',
    about: 'Links the account at Google; 409 where it is another member’s, or the member has another.',
    input: Schema.Struct(answer),
    data: Schema.Struct({ returnTo: Schema.String }),
    needs: 'member',
    on401: 'allTokens',
  }),
  unlink: call({
    method: 'POST',
    path: '/other/api/user/unlink-google',
    about: 'Takes the link back, after a proof of who the member is (403); 409 where it is the only way in.',
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

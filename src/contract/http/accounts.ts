import * as Schema from 'effect/Schema';
import {
  Nickname,
  OpaqueToken,
  Password,
  TypedContact,
  TypedPassword,
  TypedUsername,
  Username,
} from './accountFields.ts';
import { call } from './call.ts';
import { shortText } from './fields.ts';
import { SessionWire, UserWire } from './shapes.ts';

/** Guest and member sessions, AUTH-1 to AUTH-7. */
export const accounts = {
  guestLogin: call({
    method: 'POST',
    path: '/live/api/user/guest-login',
    about: 'Opens a guest session: a stateless token that is valid for 7 days.',
    input: Schema.Struct({}),
    data: Schema.Struct({ guestToken: Schema.String, guest: UserWire }),
    early: true,
    needs: 'nothing',
    on401: 'guestToken',
  }),
  guestInfo: call({
    method: 'GET',
    path: '/live/api/user/guest-info',
    about: 'The profile of the guest.',
    input: Schema.Struct({}),
    data: UserWire,
    needs: 'guest',
    on401: 'guestToken',
  }),
  info: call({
    method: 'GET',
    path: '/live/api/user/info',
    about: 'The profile of the member.',
    input: Schema.Struct({}),
    data: UserWire,
    needs: 'member',
    on401: 'allTokens',
  }),
  login: call({
    method: 'POST',
    path: '/live/api/user/login',
    about:
      'Opens a session. `username` may also be a verified mail address or phone number. Wrong credentials and unknown names are 403.',
    input: Schema.Struct({ username: TypedContact, password: TypedPassword }),
    data: SessionWire,
    early: true,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  register: call({
    method: 'POST',
    path: '/live/api/user/register',
    about:
      'Creates a member and opens a session; 409 for a username that is taken. With the ticket of its code a mail address or phone number is stored as verified and becomes unique (422 "taken"); without one it is stored but cannot be used to sign in.',
    input: Schema.Struct({
      username: Username,
      password: Password,
      nickname: Schema.optionalKey(Nickname),
      email: Schema.optionalKey(TypedContact),
      emailTicket: Schema.optionalKey(OpaqueToken),
      phoneNumber: Schema.optionalKey(TypedContact),
      phoneTicket: Schema.optionalKey(OpaqueToken),
      pid: Schema.optionalKey(shortText(64)),
      guestToken: Schema.optionalKey(OpaqueToken),
    }),
    data: SessionWire,
    early: true,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  resetPassword: call({
    method: 'POST',
    path: '/live/api/user/reset-password',
    about: 'Sets a new password with the ticket of a code, ends all sessions of the member and opens a new one.',
    input: Schema.Struct({ ticket: OpaqueToken, password: Password }),
    data: SessionWire,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  refreshToken: call({
    method: 'POST',
    path: '/live/api/user/refresh-token',
    about:
      'Rotates the refresh token; using one twice revokes its family. 401 for an invalid one; if the member ended the session, its own browser is told so by `WWW-Authenticate`.',
    input: Schema.Struct({ refreshToken: OpaqueToken }),
    data: SessionWire,
    early: true,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  logout: call({
    method: 'POST',
    path: '/live/api/user/logout',
    about: 'Revokes the family of a refresh token and closes its sockets.',
    input: Schema.Struct({ refreshToken: OpaqueToken }),
    data: Schema.Null,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  checkUsername: call({
    method: 'POST',
    path: '/live/api/user/check-username',
    about: 'Whether a username is valid and free.',
    input: Schema.Struct({ username: TypedUsername }),
    data: Schema.Struct({
      ok: Schema.Boolean,
      reason: Schema.optionalKey(Schema.Literals(['taken', 'format', 'reserved'])),
    }),
    needs: 'nothing',
    on401: 'allTokens',
  }),
  updateInfo: call({
    method: 'POST',
    path: '/live/api/user/update-info',
    about: 'Changes the display name, or chooses one of the built-in pictures.',
    input: Schema.Struct({
      nickname: Schema.optionalKey(Nickname),
      profilePicture: Schema.optionalKey(
        Schema.String.check(Schema.isPattern(/^\/avatars\/([1-9]|1\d|2[0-4])\.svg$/u)),
      ),
    }),
    data: UserWire,
    needs: 'member',
    on401: 'allTokens',
  }),
};

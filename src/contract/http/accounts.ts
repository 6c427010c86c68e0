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
    about: 'A guest session: a stateless token that lives 7 days.',
    input: Schema.Struct({}),
    data: Schema.Struct({ guestToken: Schema.String, guest: UserWire }),
    early: true,
    needs: 'nothing',
    on401: 'guestToken',
  }),
  guestInfo: call({
    method: 'GET',
    path: '/live/api/user/guest-info',
    about: 'Who the guest is.',
    input: Schema.Struct({}),
    data: UserWire,
    needs: 'guest',
    on401: 'guestToken',
  }),
  info: call({
    method: 'GET',
    path: '/live/api/user/info',
    about: 'Who the member is.',
    input: Schema.Struct({}),
    data: UserWire,
    needs: 'member',
    on401: 'allTokens',
  }),
  login: call({
    method: 'POST',
    path: '/live/api/user/login',
    about:
      'Opens a session; the username may be the proven mail address or number too. Wrong credentials are 403, the same for a name that is not known.',
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
      'Makes a member and opens a session; a username that is taken is 409. A mail address or number with the ticket of its code is proven and nobody else can have it (422 "taken"); without one it is kept as something said, and is good for nothing.',
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
    about: 'Sets the password that a code was asked for, ends every session of the member and opens a new one.',
    input: Schema.Struct({ ticket: OpaqueToken, password: Password }),
    data: SessionWire,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  refreshToken: call({
    method: 'POST',
    path: '/live/api/user/refresh-token',
    about:
      'Rotates the refresh token; one used twice revokes its family. One that is no good is 401; the browser of a session that its member ended is told so by `WWW-Authenticate`.',
    input: Schema.Struct({ refreshToken: OpaqueToken }),
    data: SessionWire,
    early: true,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  logout: call({
    method: 'POST',
    path: '/live/api/user/logout',
    about: 'Ends the family of a refresh token and closes its sockets.',
    input: Schema.Struct({ refreshToken: OpaqueToken }),
    data: Schema.Null,
    needs: 'nothing',
    on401: 'allTokens',
  }),
  checkUsername: call({
    method: 'POST',
    path: '/live/api/user/check-username',
    about: 'Whether a username may be taken.',
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
    about: 'Changes the display name or the picture, one of the drawn ones.',
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

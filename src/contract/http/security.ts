import * as Schema from 'effect/Schema';
import type { DeviceSession } from '#domain/auth/deviceSession.ts';
import type { Safety } from '#domain/auth/safety.ts';
import { OpaqueToken, Password, TypedPassword } from './accountFields.ts';
import { call } from './call.ts';
import { Id, Instant } from './fields.ts';

const read = { method: 'GET', needs: 'member', on401: 'allTokens' } as const;
const write = { method: 'POST', needs: 'member', on401: 'allTokens' } as const;

const DeviceSessionWire = Schema.Struct({
  sessionId: Schema.String,
  device: Schema.NullOr(Schema.Struct({ browser: Schema.String, system: Schema.String })),
  openedAt: Instant,
  lastSeenAt: Instant,
  current: Schema.Boolean,
}).annotate({ identifier: 'DeviceSession' });
DeviceSessionWire satisfies Schema.Codec<DeviceSession, unknown>;

const SafetyWire = Schema.Struct({
  username: Schema.String,
  hasPassword: Schema.Boolean,
  contacts: Schema.Array(
    Schema.Struct({
      channel: Schema.Literals(['mail', 'sms']),
      value: Schema.String,
      reachable: Schema.Boolean,
    }),
  ),
}).annotate({ identifier: 'Safety' });
SafetyWire satisfies Schema.Codec<Safety, unknown>;

/** A proof of re-authentication, valid for 10 minutes in this session. */
export const ProofWire = Schema.Struct({ proof: Schema.String, ttlSec: Schema.Int });
const Ended = Schema.Struct({ ended: Schema.Int });

/** A member's sign-in methods and sessions. */
export const security = {
  overview: call({
    ...read,
    path: '/live/api/user/security',
    about: "The member's sign-in settings: whether they have a password, and their verified contacts.",
    input: Schema.Struct({}),
    data: SafetyWire,
  }),
  sessions: call({
    ...read,
    path: '/live/api/user/session/list',
    about: "The member's sessions, most recently seen first. IP addresses are not stored.",
    input: Schema.Struct({}),
    data: Schema.Array(DeviceSessionWire),
  }),
  revoke: call({
    ...write,
    path: '/live/api/user/session/revoke',
    about:
      "Ends one of the member's sessions and closes its sockets; idempotent; the session of another member is left alone.",
    input: Schema.Struct({ sessionId: Id }),
    data: Schema.Null,
  }),
  revokeOthers: call({
    ...write,
    path: '/live/api/user/session/revoke-others',
    about: 'Ends all sessions of the member except the current one.',
    input: Schema.Struct({}),
    data: Ended,
  }),
  confirm: call({
    ...write,
    path: '/live/api/user/confirm',
    about:
      'Re-authenticates the member, by password or by the ticket of a code to a verified contact, and answers a proof. A member who has neither needs nothing in the first 10 minutes of a session. Otherwise 403.',
    input: Schema.Struct({
      password: Schema.optionalKey(TypedPassword),
      ticket: Schema.optionalKey(OpaqueToken),
    }),
    data: ProofWire,
  }),
  changePassword: call({
    ...write,
    path: '/live/api/user/password/change',
    about: 'Changes the password, with the current one (403); ends all other sessions and tells the member by mail.',
    input: Schema.Struct({ password: TypedPassword, newPassword: Password }),
    data: Ended,
  }),
  firstPassword: call({
    ...write,
    path: '/live/api/user/password/first',
    about: 'Sets the first password of a member who has none, with a proof (403); 409 for one who has.',
    input: Schema.Struct({ proof: OpaqueToken, newPassword: Password }),
    data: Ended,
  }),
};

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

/** What a member showed who they are with; good for 10 minutes in this session. */
export const ProofWire = Schema.Struct({ proof: Schema.String, ttlSec: Schema.Int });
const Ended = Schema.Struct({ ended: Schema.Int });

/** How a member gets in, and where they are in. */
export const security = {
  overview: call({
    ...read,
    path: '/live/api/user/security',
    about: 'How the member gets in: whether by a password, and what they have proved; to themselves alone.',
    input: Schema.Struct({}),
    data: SafetyWire,
  }),
  sessions: call({
    ...read,
    path: '/live/api/user/session/list',
    about: 'Where the member is logged in, the session last seen first. No address is kept.',
    input: Schema.Struct({}),
    data: Schema.Array(DeviceSessionWire),
  }),
  revoke: call({
    ...write,
    path: '/live/api/user/session/revoke',
    about:
      'Ends a session of the member and closes its sockets; the same twice is the same, and nothing for one of another member.',
    input: Schema.Struct({ sessionId: Id }),
    data: Schema.Null,
  }),
  revokeOthers: call({
    ...write,
    path: '/live/api/user/session/revoke-others',
    about: 'Ends every session of the member but the one that asks.',
    input: Schema.Struct({}),
    data: Ended,
  }),
  confirm: call({
    ...write,
    path: '/live/api/user/confirm',
    about:
      'Shows who the member is once more, by their password or the ticket of a code to what they have proved: a proof for what else needs one. Without either it is given to a member who has neither, in the first 10 minutes of a session. Else 403.',
    input: Schema.Struct({
      password: Schema.optionalKey(TypedPassword),
      ticket: Schema.optionalKey(OpaqueToken),
    }),
    data: ProofWire,
  }),
  changePassword: call({
    ...write,
    path: '/live/api/user/password/change',
    about: 'Sets another password, with the present one (403), ends every other session and tells the member by mail.',
    input: Schema.Struct({ password: TypedPassword, newPassword: Password }),
    data: Ended,
  }),
  firstPassword: call({
    ...write,
    path: '/live/api/user/password/first',
    about: 'Sets the password of a member who has none, with a proof (403); 409 for one who has.',
    input: Schema.Struct({ proof: OpaqueToken, newPassword: Password }),
    data: Ended,
  }),
};

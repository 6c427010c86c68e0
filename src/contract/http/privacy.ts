import * as Schema from 'effect/Schema';
import { OpaqueToken } from './accountFields.ts';
import { call } from './call.ts';
import { Instant } from './fields.ts';
import { UserWire } from './shapes.ts';

const member = { method: 'POST', needs: 'member', on401: 'allTokens' } as const;

/** A proof of recent re-authentication in this session (`security.confirm`). */
const Proof = Schema.Struct({ proof: OpaqueToken });

/** Export and deletion of a member's personal data. */
export const privacy = {
  export: call({
    ...member,
    path: '/live/api/user/export',
    about: 'All data stored about the member, by area, with a proof (403); without hashes and secrets.',
    input: Proof,
    data: Schema.Struct({ takenAt: Instant, stored: Schema.Record(Schema.String, Schema.Unknown) }),
  }),
  delete: call({
    ...member,
    path: '/live/api/user/delete',
    about: 'Ends all sessions of the member, with a proof (403), and erases the account in 7 days; idempotent.',
    input: Proof,
    data: Schema.Struct({ eraseAt: Instant }),
  }),
  keep: call({
    ...member,
    path: '/live/api/user/delete/undo',
    about: 'Cancels the deletion of the account; idempotent.',
    input: Schema.Struct({}),
    data: UserWire,
  }),
};

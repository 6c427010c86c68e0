import * as Schema from 'effect/Schema';
import { OpaqueToken } from './accountFields.ts';
import { call } from './call.ts';
import { Instant } from './fields.ts';
import { UserWire } from './shapes.ts';

const member = { method: 'POST', needs: 'member', on401: 'allTokens' } as const;

/** That they have just shown who they are, in this session. */
const Proof = Schema.Struct({ proof: OpaqueToken });

/** What a member may ask of what is stored about them. */
export const privacy = {
  export: call({
    ...member,
    path: '/live/api/user/export',
    about:
      'Everything stored of the member, by area, for whom has just shown who they are (else 403); without hashes and secrets.',
    input: Proof,
    data: Schema.Struct({ takenAt: Instant, stored: Schema.Record(Schema.String, Schema.Unknown) }),
  }),
  delete: call({
    ...member,
    path: '/live/api/user/delete',
    about:
      'Ends every session of a member who has just shown who they are (else 403), and erases the account in 7 days; the same twice is the same.',
    input: Proof,
    data: Schema.Struct({ eraseAt: Instant }),
  }),
  keep: call({
    ...member,
    path: '/live/api/user/delete/undo',
    about: 'Keeps an account that was to be erased; the same twice is the same.',
    input: Schema.Struct({}),
    data: UserWire,
  }),
};

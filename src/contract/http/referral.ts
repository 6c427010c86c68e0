import * as Schema from 'effect/Schema';
import {
  REFERRAL,
  referralReasons,
  referralStates,
  type InvitedSlice,
  type Referral,
} from '#domain/referral/referral.ts';
import { call } from './call.ts';
import { countedSlice, Cursor, Instant, shortText } from './fields.ts';
import { UserWire } from './shapes.ts';

const InvitedWire = Schema.Struct({
  referralId: Schema.String,
  user: Schema.NullOr(UserWire),
  maskedName: Schema.String,
  ts: Instant,
  state: Schema.Literals(referralStates),
  reasonKey: Schema.optionalKey(Schema.Literals(referralReasons)),
}).annotate({ identifier: 'Invited' });
const ReferralWire = Schema.Struct({
  code: Schema.String,
  link: Schema.String,
  invited: Schema.Array(InvitedWire),
  invitedNext: Schema.NullOr(Schema.String),
  totals: Schema.Struct({ registered: Schema.Int, qualified: Schema.Int, points: Schema.Int }),
  rule: Schema.Struct({
    pointsEach: Schema.Int,
    qualifyDays: Schema.Int,
    limit: Schema.Int,
    limitDays: Schema.Int,
    bindDays: Schema.Int,
  }),
  referredBy: Schema.optionalKey(UserWire),
  bindUntil: Schema.optionalKey(Instant),
}).annotate({ identifier: 'Referral' });
const InvitedSliceWire = countedSlice(InvitedWire);
ReferralWire satisfies Schema.Codec<Referral, unknown>;
InvitedSliceWire satisfies Schema.Codec<InvitedSlice, unknown>;

/** MI-8 to MI-10: referrals. */
export const referral = {
  info: call({
    method: 'GET',
    path: '/live/api/user/referral/info',
    about:
      "The member's referral code and link, and the members invited last with their state; names are shown only with their consent. `invitedNext` is the cursor of the next page.",
    input: Schema.Struct({}),
    data: ReferralWire,
    needs: 'member',
    on401: 'allTokens',
  }),
  list: call({
    method: 'GET',
    path: '/live/api/user/referral/list',
    about: 'The members that this one invited, newest first. `cursor` is the `next` of the previous slice.',
    input: Schema.Struct({ cursor: Schema.optionalKey(Cursor) }),
    data: InvitedSliceWire,
    needs: 'member',
    on401: 'allTokens',
  }),
  bind: call({
    method: 'POST',
    path: '/live/api/user/referral/bind',
    about: `Names the member who invited the caller, once: 409 if that is known already; 422 for a code that is unknown, the caller's own, of a newer member, or entered more than ${REFERRAL.bindWithinMs / 86_400_000} days after registering.`,
    input: Schema.Struct({ code: shortText(64) }),
    data: ReferralWire,
    needs: 'member',
    on401: 'allTokens',
  }),
};

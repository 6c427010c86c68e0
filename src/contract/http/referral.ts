import * as Schema from 'effect/Schema';
import { REFERRAL, referralReasons, referralStates, type Referral } from '#domain/referral/referral.ts';
import { call } from './call.ts';
import { Instant, shortText } from './fields.ts';
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
ReferralWire satisfies Schema.Codec<Referral, unknown>;

/** Inviting others, MI-8 to MI-10. */
export const referral = {
  info: call({
    method: 'GET',
    path: '/live/api/user/referral/info',
    about:
      'The member’s code and link, whom they invited and how far those are; a name is told where its owner allows it.',
    input: Schema.Struct({}),
    data: ReferralWire,
    needs: 'member',
    on401: 'allTokens',
  }),
  bind: call({
    method: 'POST',
    path: '/live/api/user/referral/bind',
    about: `Says who invited the member, once: 409 where that is known already, 422 for a code that is unknown, one’s own, of somebody who came later, or named more than ${REFERRAL.bindWithinMs / 86_400_000} days after registering.`,
    input: Schema.Struct({ code: shortText(64) }),
    data: ReferralWire,
    needs: 'member',
    on401: 'allTokens',
  }),
};

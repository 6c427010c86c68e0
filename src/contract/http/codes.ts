import * as Schema from 'effect/Schema';
import { CODES } from '#domain/auth/codes.ts';
import { Code, OpaqueToken, TypedContact, TypedPassword } from './accountFields.ts';
import { call } from './call.ts';
import { shortText } from './fields.ts';
import { UserWire } from './shapes.ts';

const open = { method: 'POST', needs: 'nothing', on401: 'allTokens' } as const;
const member = { method: 'POST', needs: 'member', on401: 'allTokens' } as const;

const MayContinue = Schema.Struct({
  ok: Schema.Boolean,
  reason: Schema.optionalKey(Schema.Literals(['format', 'unsupported'])),
});
/**
 * `channel` is `either` if the caller gave a username, so that the answer does not reveal the member's contacts.
 * `shownAt`: the page on which a development origin shows messages instead of sending them.
 */
const Sent = Schema.Struct({
  requestId: Schema.String,
  ttlSec: Schema.Int,
  resendAfterSec: Schema.Int,
  channel: Schema.Literals(['mail', 'sms', 'either']),
  shownAt: Schema.optionalKey(Schema.String),
});
const Purpose = Schema.Literals(['register', 'contact', 'reset']);
/** Re-authentication: one of password and proof (`security.confirm`) must be given. */
const confirmed = {
  password: Schema.optionalKey(TypedPassword),
  proof: Schema.optionalKey(OpaqueToken),
};
const RequestId = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{22}$/u));

/** One-time codes, and what their tickets are used for. */
export const codes = {
  checkEmail: call({
    ...open,
    path: '/live/api/user/check-email',
    about:
      'Whether a mail address is acceptable for registration; the answer does not depend on whether it has an account.',
    input: Schema.Struct({ email: TypedContact }),
    data: MayContinue,
  }),
  checkPhone: call({
    ...open,
    path: '/live/api/user/check-phone',
    about:
      'Whether a phone number, in any notation, is acceptable for registration; `shown` is the number as understood. The answer does not depend on whether it has an account.',
    input: Schema.Struct({ phoneNumber: TypedContact }),
    data: Schema.Struct({ ...MayContinue.fields, shown: Schema.optionalKey(Schema.String) }),
  }),
  sendEmail: call({
    ...open,
    path: '/live/api/user/send-email',
    about: `Sends a code by mail, at most one per minute and ${CODES.perDay} per day; the answer does not depend on whether the address has an account.`,
    input: Schema.Struct({ email: TypedContact, purpose: Schema.optionalKey(Purpose) }),
    data: Sent,
  }),
  sendOtp: call({
    ...open,
    path: '/live/api/user/send-otp',
    about:
      'Sends a code by mail or SMS, with the limits of send-email. `name` is accepted but not used in the message, because it would let strangers send text to strangers.',
    input: Schema.Struct({
      to: TypedContact,
      displayName: Schema.optionalKey(shortText(64)),
      purpose: Schema.optionalKey(Purpose),
    }),
    data: Sent,
  }),
  checkSms: call({
    ...open,
    path: '/live/api/user/check-sms',
    about:
      'Checks a code sent by mail or SMS: answers a ticket for the next step, and whether the recipient has an account. 422 for a wrong code, 410 for a used, expired or void one.',
    input: Schema.Struct({ requestId: RequestId, code: Code }),
    data: Schema.Struct({ ticket: Schema.String, taken: Schema.Boolean }),
  }),
  forgotPassword: call({
    ...open,
    path: '/live/api/user/forgot-password',
    about:
      'Sends a code to the member with this username, mail address or phone number; the answer is the same if there is none.',
    input: Schema.Struct({ account: TypedContact }),
    data: Sent,
  }),
  phoneVerify: call({
    ...member,
    path: '/live/api/user/phone-verify',
    about:
      'Stores a verified phone number for the member, with their password or a proof (403); 409 if it belongs to another member.',
    input: Schema.Struct({ phoneNumber: TypedContact, ticket: OpaqueToken, ...confirmed }),
    data: UserWire,
  }),
  emailVerify: call({
    ...member,
    path: '/live/api/user/email-verify',
    about:
      'Stores a verified mail address for the member, with their password or a proof (403); 409 if it belongs to another member.',
    input: Schema.Struct({ email: TypedContact, ticket: OpaqueToken, ...confirmed }),
    data: UserWire,
  }),
};

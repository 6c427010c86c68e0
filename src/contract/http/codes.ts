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
/** `either`: by whichever way the member of that name is reached. `shownAt`: the page of this machine that shows what is not really sent. */
const Sent = Schema.Struct({
  requestId: Schema.String,
  ttlSec: Schema.Int,
  resendAfterSec: Schema.Int,
  channel: Schema.Literals(['mail', 'sms', 'either']),
  shownAt: Schema.optionalKey(Schema.String),
});
const Purpose = Schema.Literals(['register', 'contact', 'reset']);
/** Who the member is, shown once more: by one of these (`security.confirm`). */
const confirmed = {
  password: Schema.optionalKey(TypedPassword),
  proof: Schema.optionalKey(OpaqueToken),
};
const RequestId = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{22}$/u));

/** One-time codes, what they prove, and what a proof is good for. */
export const codes = {
  checkEmail: call({
    ...open,
    path: '/live/api/user/check-email',
    about: 'Whether registration may go on with this mail address; the same for one that is known and one that is not.',
    input: Schema.Struct({ email: TypedContact }),
    data: MayContinue,
  }),
  checkPhone: call({
    ...open,
    path: '/live/api/user/check-phone',
    about: 'The same for a phone number, written in any way; `shown` is how it was understood.',
    input: Schema.Struct({ phoneNumber: TypedContact }),
    data: Schema.Struct({ ...MayContinue.fields, shown: Schema.optionalKey(Schema.String) }),
  }),
  sendEmail: call({
    ...open,
    path: '/live/api/user/send-email',
    about: `Sends a code by mail, at most one a minute and ${CODES.perDay} a day; the same for an address that is known and one that is not.`,
    input: Schema.Struct({ email: TypedContact, purpose: Schema.optionalKey(Purpose) }),
    data: Sent,
  }),
  sendOtp: call({
    ...open,
    path: '/live/api/user/send-otp',
    about:
      'The same by mail or SMS. The name is taken and left out of the message: strangers could write to strangers.',
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
      'Checks a code, however it was sent: a ticket for what comes next, and whether the address has an account. A wrong code is 422, one that is used, expired or void 410.',
    input: Schema.Struct({ requestId: RequestId, code: Code }),
    data: Schema.Struct({ ticket: Schema.String, taken: Schema.Boolean }),
  }),
  forgotPassword: call({
    ...open,
    path: '/live/api/user/forgot-password',
    about: 'Sends a code to the member of this name, mail address or number; the same where there is none.',
    input: Schema.Struct({ account: TypedContact }),
    data: Sent,
  }),
  phoneVerify: call({
    ...member,
    path: '/live/api/user/phone-verify',
    about:
      "Makes a proven number the member's own, after their password or with a proof (403); one that another member has is 409.",
    input: Schema.Struct({ phoneNumber: TypedContact, ticket: OpaqueToken, ...confirmed }),
    data: UserWire,
  }),
  emailVerify: call({
    ...member,
    path: '/live/api/user/email-verify',
    about:
      "Makes a proven mail address the member's own, after their password or with a proof (403); one that another member has is 409.",
    input: Schema.Struct({ email: TypedContact, ticket: OpaqueToken, ...confirmed }),
    data: UserWire,
  }),
};

import { accounts } from '#contract/http/accounts.ts';
import { codes } from '#contract/http/codes.ts';
import { channelOf } from '#domain/auth/contacts.ts';
import type { DataOf } from '#contract/http/call.ts';
import type { CodesPort, ContactAnswer, SentCode } from '#ports/codes.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import type { Session } from '../browser/tokens.ts';
import type { Send } from './send.ts';

export interface CodesNeeds {
  /** Stores a new session in this browser. */
  readonly enter: (session: Session) => void;
}

/** Refusals of these calls concern the form: they end no session, and the form shows them. */
const own = { own: true } as const;

const sent = (outcome: Outcome<DataOf<typeof codes.sendOtp>>): Outcome<SentCode> => {
  if (!outcome.ok) return outcome;
  const { requestId, ttlSec, resendAfterSec, channel, shownAt = null } = outcome.value;
  return succeeded({ requestId, ttlS: ttlSec, resendAfterS: resendAfterSec, channel, shownAt });
};

const answered = (outcome: Outcome<DataOf<typeof codes.checkPhone>>): Outcome<ContactAnswer> => {
  if (!outcome.ok) return outcome;
  const { ok, reason = 'format', shown = null } = outcome.value;
  return succeeded<ContactAnswer>(ok ? { ok, shown } : { ok, reason });
};

export const httpCodes = (send: Send, { enter }: CodesNeeds): CodesPort => ({
  checkContact: async (contact, signal) =>
    answered(
      channelOf(contact) === 'mail'
        ? await send(codes.checkEmail, { email: contact }, signal, own)
        : await send(codes.checkPhone, { phoneNumber: contact }, signal, own),
    ),
  send: async (to, purpose, signal) => {
    if (purpose === 'reset') return sent(await send(codes.forgotPassword, { account: to }, signal, own));
    return sent(
      channelOf(to) === 'mail'
        ? await send(codes.sendEmail, { email: to, purpose }, signal, own)
        : await send(codes.sendOtp, { to, purpose }, signal, own),
    );
  },
  check: (requestId, code, signal) => send(codes.checkSms, { requestId, code }, signal, own),
  resetPassword: async (ticket, password, signal) => {
    const outcome = await send(accounts.resetPassword, { ticket, password }, signal, own);
    if (!outcome.ok) return outcome;
    enter(outcome.value);
    return succeeded(outcome.value.user);
  },
  takeContact: ({ contact, ticket, proof }, signal) =>
    channelOf(contact) === 'mail'
      ? send(codes.emailVerify, { email: contact, ticket, proof }, signal)
      : send(codes.phoneVerify, { phoneNumber: contact, ticket, proof }, signal),
});

import type { Channel } from '#domain/auth/contacts.ts';
import type { CodePurpose } from '#domain/auth/codes.ts';
import type { User } from '#domain/people/user.ts';
import type { Outcome } from './failure.ts';

/** The answer to a request for a code, the same whether the recipient exists or not. Times in seconds. */
export interface SentCode {
  readonly requestId: string;
  readonly ttlS: number;
  /** Time until another code may be requested. */
  readonly resendAfterS: number;
  /** `either` if the caller gave a username: the channel would reveal the member's contacts. */
  readonly channel: Channel | 'either';
  /** The page on which a development origin shows messages instead of sending them; null if they are sent. */
  readonly shownAt: string | null;
}

/** The answer to a correct code. */
export interface ProvenCode {
  readonly ticket: string;
  /** Whether the address or number belongs to an account. */
  readonly taken: boolean;
}

/** Whether a form may continue with a mail address or phone number; `shown` is a phone number as it was understood. */
export type ContactAnswer =
  | { readonly ok: true; readonly shown: string | null }
  | { readonly ok: false; readonly reason: 'format' | 'unsupported' };

/** A verified contact for a member, with a proof of re-authentication (`SecurityPort.confirm`). */
export interface ContactProof {
  readonly contact: string;
  readonly ticket: string;
  readonly proof: string;
}

/** One-time codes, and the uses of their tickets. */
export interface CodesPort {
  /** A mail address or a phone number, in any notation. */
  readonly checkContact: (contact: string, signal: AbortSignal) => Promise<Outcome<ContactAnswer>>;
  /** `to` is a mail address or phone number; for `reset` it may be a username too. */
  readonly send: (to: string, purpose: CodePurpose, signal: AbortSignal) => Promise<Outcome<SentCode>>;
  /** 422 for a wrong code, 410 for an expired, used or void one. */
  readonly check: (requestId: string, code: string, signal: AbortSignal) => Promise<Outcome<ProvenCode>>;
  /** On success this browser has the new session. 410 for a used or expired ticket. */
  readonly resetPassword: (ticket: string, password: string, signal: AbortSignal) => Promise<Outcome<User>>;
  /** Stores a verified contact for the member. 403 for an expired proof, 409 for a contact of another member. */
  readonly takeContact: (proof: ContactProof, signal: AbortSignal) => Promise<Outcome<User>>;
}

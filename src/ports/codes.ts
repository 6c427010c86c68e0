import type { Channel } from '#domain/auth/contacts.ts';
import type { CodePurpose } from '#domain/auth/codes.ts';
import type { User } from '#domain/people/user.ts';
import type { Outcome } from './failure.ts';

/** A code is on its way, or would be if there were somebody to send it to. Times in seconds. */
export interface SentCode {
  readonly requestId: string;
  readonly ttlS: number;
  /** Until another one may be asked for. */
  readonly resendAfterS: number;
  /** `either`: by whichever way the member of that name is reached. */
  readonly channel: Channel | 'either';
  /** The page of this machine that shows what is not really sent; null where it is. */
  readonly shownAt: string | null;
}

/** What the right code gives. */
export interface ProvenCode {
  readonly ticket: string;
  /** The address or number has an account. */
  readonly taken: boolean;
}

/** Whether a form may go on with an address or a number; `shown` is how a number was understood. */
export type ContactAnswer =
  | { readonly ok: true; readonly shown: string | null }
  | { readonly ok: false; readonly reason: 'format' | 'unsupported' };

/** A proven contact for a member, with what shows who they are (`SecurityPort.confirm`). */
export interface ContactProof {
  readonly contact: string;
  readonly ticket: string;
  readonly proof: string;
}

/** One-time codes and what they are good for. */
export interface CodesPort {
  /** A mail address or a phone number, however it is written. */
  readonly checkContact: (contact: string, signal: AbortSignal) => Promise<Outcome<ContactAnswer>>;
  /** `to` is a mail address or a number; for `reset` a username too. */
  readonly send: (to: string, purpose: CodePurpose, signal: AbortSignal) => Promise<Outcome<SentCode>>;
  /** 422 for a wrong code, 410 for one that is expired, used or void. */
  readonly check: (requestId: string, code: string, signal: AbortSignal) => Promise<Outcome<ProvenCode>>;
  /** A success has made the new session this browser's. 410 for a ticket that is spent or has run out. */
  readonly resetPassword: (ticket: string, password: string, signal: AbortSignal) => Promise<Outcome<User>>;
  /** Makes a proven contact the member's own. 403 for a proof that is late, 409 for one that another member has. */
  readonly takeContact: (proof: ContactProof, signal: AbortSignal) => Promise<Outcome<User>>;
}

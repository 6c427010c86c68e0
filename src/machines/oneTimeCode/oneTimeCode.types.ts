import type { CodePurpose } from '#domain/auth/codes.ts';
import type { ProvenCode, SentCode } from '#ports/codes.ts';
import type { Failure, Outcome } from '#ports/failure.ts';

export type OneTimeCodeEvent =
  /** What stands in the field now; it may be more than digits. */
  | { readonly type: 'code.typed'; readonly text: string }
  /** The same digits once more. */
  | { readonly type: 'code.submit' }
  | { readonly type: 'code.resend' };

export interface OneTimeCodeInput {
  /** A mail address or a number; for a reset a username too. */
  readonly to: string;
  readonly purpose: CodePurpose;
}

/** What sending answered, and when, in epoch milliseconds by the server's clock. */
export interface SendAnswer {
  readonly outcome: Outcome<SentCode>;
  readonly at: number;
}

/** A code that this browser has under way for the same address: what is left of it, and when, as in `SendAnswer`. */
export interface RecalledCode {
  readonly sent: SentCode;
  readonly triesLeft: number;
  readonly at: number;
}

export interface OneTimeCodeContext extends OneTimeCodeInput {
  readonly sent: SentCode | null;
  /** Epoch milliseconds from which another code may be asked for. */
  readonly resendAt: number;
  /** From then on, how long that is: what a delay needs. */
  readonly waitMs: number;
  /** Epoch milliseconds at which the code runs out. */
  readonly expiresAt: number;
  /** More than one code has been sent: the newest counts. */
  readonly again: boolean;
  /** Digits, at most as many as a code has. */
  readonly code: string;
  readonly triesLeft: number;
  /** Why the last sending or the last try failed. */
  readonly failure: Failure | null;
  readonly proof: ProvenCode | null;
}

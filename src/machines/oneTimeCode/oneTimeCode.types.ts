import type { CodePurpose } from '#domain/auth/codes.ts';
import type { ProvenCode, SentCode } from '#ports/codes.ts';
import type { Failure, Outcome } from '#ports/failure.ts';

export type OneTimeCodeEvent =
  /** The current content of the field; it may contain more than digits. */
  | { readonly type: 'code.typed'; readonly text: string }
  /** Checks the same digits again. */
  | { readonly type: 'code.submit' }
  | { readonly type: 'code.resend' };

export interface OneTimeCodeInput {
  /** A mail address or phone number; for a reset a username too. */
  readonly to: string;
  readonly purpose: CodePurpose;
}

/** The answer to the request, and its time in epoch milliseconds by the server's clock. */
export interface SendAnswer {
  readonly outcome: Outcome<SentCode>;
  readonly at: number;
}

/** A pending code of this browser for the same recipient, with the attempts left; `at` as in `SendAnswer`. */
export interface RecalledCode {
  readonly sent: SentCode;
  readonly triesLeft: number;
  readonly at: number;
}

export interface OneTimeCodeContext extends OneTimeCodeInput {
  readonly sent: SentCode | null;
  /** When another code may be requested, in epoch milliseconds. */
  readonly resendAt: number;
  /** The same as a duration from `at`, for the chart's delay. */
  readonly waitMs: number;
  /** When the code expires, in epoch milliseconds. */
  readonly expiresAt: number;
  /** More than one code was sent: only the newest is valid. */
  readonly again: boolean;
  /** Digits, at most the length of a code. */
  readonly code: string;
  readonly triesLeft: number;
  /** Why the last request or attempt failed. */
  readonly failure: Failure | null;
  readonly proof: ProvenCode | null;
}

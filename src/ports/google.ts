import type { GoogleAttempt, GooglePurpose } from '#domain/auth/google.ts';
import type { Outcome } from './failure.ts';

/** What Google answered, as its address says it. */
export interface GoogleAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss: string | null;
}

/** Signing in with Google, which leads over a page of theirs and back. */
export interface GooglePort {
  /** Where to go. A link needs a proof of who the member is, and is refused (403) without. */
  readonly begin: (attempt: GoogleAttempt, proof: string | null, signal: AbortSignal) => Promise<Outcome<string>>;
  /** Hands Google's answer over: the session is open then (or the link made); answers where the viewer came from. */
  readonly finish: (purpose: GooglePurpose, answer: GoogleAnswer, signal: AbortSignal) => Promise<Outcome<string>>;
  /** Takes what this tab remembers of having left; null where it remembers nothing. */
  readonly recall: () => GoogleAttempt | null;
  /** Remembers the attempt in this tab, and leaves the application for an address. */
  readonly leave: (attempt: GoogleAttempt, url: string) => void;
  /** Since when the member is linked, epoch milliseconds; null where they are not. */
  readonly linkedAt: (signal: AbortSignal) => Promise<Outcome<number | null>>;
  /** 403 for a proof that is late or another session's, 409 for the only way in. */
  readonly unlink: (proof: string, signal: AbortSignal) => Promise<Outcome<null>>;
}

/** The sign-in methods besides the password that are open here. */
export interface SignInMethods {
  readonly google: boolean;
  readonly passkey: boolean;
}
export interface SignInMethodsPort {
  readonly open: (signal: AbortSignal) => Promise<Outcome<SignInMethods>>;
}

import type { GoogleAttempt, GooglePurpose } from '#domain/auth/google.ts';
import type { Outcome } from './failure.ts';

/** Google's answer, from the return address. */
export interface GoogleAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss: string | null;
}

/** Sign-in with Google, which redirects to Google and back. */
export interface GooglePort {
  /** The address to redirect to. Linking needs a proof of re-authentication, and is refused with 403 without one. */
  readonly begin: (attempt: GoogleAttempt, proof: string | null, signal: AbortSignal) => Promise<Outcome<string>>;
  /** Submits Google's answer, which opens the session or makes the link; gives the path to return to. */
  readonly finish: (purpose: GooglePurpose, answer: GoogleAnswer, signal: AbortSignal) => Promise<Outcome<string>>;
  /** Reads and removes the attempt stored in this tab; null if there is none. */
  readonly recall: () => GoogleAttempt | null;
  /** Stores the attempt in this tab, and redirects to an address. */
  readonly leave: (attempt: GoogleAttempt, url: string) => void;
  /** When the member was linked, epoch milliseconds; null if they are not. */
  readonly linkedAt: (signal: AbortSignal) => Promise<Outcome<number | null>>;
  /** 403 for an expired proof or that of another session, 409 if it is the only sign-in method. */
  readonly unlink: (proof: string, signal: AbortSignal) => Promise<Outcome<null>>;
}

/** The sign-in methods other than the password that are available. */
export interface SignInMethods {
  readonly google: boolean;
  readonly passkey: boolean;
}
export interface SignInMethodsPort {
  readonly open: (signal: AbortSignal) => Promise<Outcome<SignInMethods>>;
}

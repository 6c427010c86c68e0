import type { Session as Tokens, TokenStore } from '#adapters/browser/tokens.ts';

/** What the sign-in methods need of the session that they open. */
export interface Entered {
  readonly tokens: TokenStore;
  /** Stores a session that was opened by a method other than the password. */
  readonly enter: (session: Tokens) => void;
  /** The referral code, or null. */
  readonly referral: () => string | null;
}

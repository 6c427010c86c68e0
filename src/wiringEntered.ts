import type { Session as Tokens, TokenStore } from '#adapters/browser/tokens.ts';

/** What signing in needs of the session that they open. */
export interface Entered {
  readonly tokens: TokenStore;
  /** Makes a session this browser's that was opened in another way than by password. */
  readonly enter: (session: Tokens) => void;
  /** Who sent this viewer here, or null. */
  readonly referral: () => string | null;
}

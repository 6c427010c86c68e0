import type { Outcome } from './failure.ts';

/** One-time links that are sent to people. */
export interface LinksPort {
  /**
   * The target of a token: a path of this site, or an address on the portal's list of its own; `gone` for an invalid
   * token.
   */
  readonly open: (token: string, signal: AbortSignal) => Promise<Outcome<string | 'gone'>>;
}

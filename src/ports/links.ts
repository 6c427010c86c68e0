import type { Outcome } from './failure.ts';

/** Links that were sent to people and work once. */
export interface LinksPort {
  /** The path of this site, or the address on the portal's list of its own, that a token leads to; `gone` for one that leads nowhere any more. */
  readonly open: (token: string, signal: AbortSignal) => Promise<Outcome<string | 'gone'>>;
}

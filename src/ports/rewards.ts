import type { Level, PointEntry } from '#domain/level/level.ts';
import type { BindProblem, InvitedPage, Referral } from '#domain/referral/referral.ts';
import type { Outcome } from './failure.ts';

/** Part of a ledger, the latest first; `next` is where the rest begins, null for the end. */
export interface PointPage {
  readonly list: readonly PointEntry[];
  readonly next: number | null;
}

/** What came of naming who invited a member; `known`: somebody was named before. */
export type Bound =
  | { readonly kind: 'bound'; readonly referral: Referral }
  | { readonly kind: 'known' }
  | { readonly kind: 'problem'; readonly problem: BindProblem };

/** Points, levels, and inviting others. */
export interface RewardsPort {
  readonly level: (signal: AbortSignal) => Promise<Outcome<Level>>;
  /** `from` null for the first page. */
  readonly points: (from: number | null, signal: AbortSignal) => Promise<Outcome<PointPage>>;
  readonly referral: (signal: AbortSignal) => Promise<Outcome<Referral>>;
  /** Whom the member invited, from where `next` of the page before says; null for the first. */
  readonly invited: (from: string | null, signal: AbortSignal) => Promise<Outcome<InvitedPage>>;
  readonly bind: (code: string, signal: AbortSignal) => Promise<Outcome<Bound>>;
}

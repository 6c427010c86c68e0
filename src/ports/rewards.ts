import type { Level, PointEntry } from '#domain/level/level.ts';
import type { BindProblem, InvitedSlice, Referral } from '#domain/referral/referral.ts';
import type { Slice } from '#domain/shared/slice.ts';
import type { Outcome } from './failure.ts';

/** What came of naming who invited a member; `known`: somebody was named before. */
export type Bound =
  | { readonly kind: 'bound'; readonly referral: Referral }
  | { readonly kind: 'known' }
  | { readonly kind: 'problem'; readonly problem: BindProblem };

/** Points, levels, and inviting others. */
export interface RewardsPort {
  readonly level: (signal: AbortSignal) => Promise<Outcome<Level>>;
  /** The latest first, from where `next` of the slice before says; null for the first. */
  readonly points: (from: string | null, signal: AbortSignal) => Promise<Outcome<Slice<PointEntry>>>;
  readonly referral: (signal: AbortSignal) => Promise<Outcome<Referral>>;
  /** Whom the member invited, from where `next` of the slice before says; null for the first. */
  readonly invited: (from: string | null, signal: AbortSignal) => Promise<Outcome<InvitedSlice>>;
  readonly bind: (code: string, signal: AbortSignal) => Promise<Outcome<Bound>>;
}

import type { Level, PointEntry } from '#domain/level/level.ts';
import type { BindProblem, InvitedSlice, Referral } from '#domain/referral/referral.ts';
import type { Slice } from '#domain/shared/slice.ts';
import type { Outcome } from './failure.ts';

/** The result of entering a referral code; `known`: the member had named an inviter before. */
export type Bound =
  | { readonly kind: 'bound'; readonly referral: Referral }
  | { readonly kind: 'known' }
  | { readonly kind: 'problem'; readonly problem: BindProblem };

/** Points, levels and referrals. */
export interface RewardsPort {
  readonly level: (signal: AbortSignal) => Promise<Outcome<Level>>;
  /** Newest first; `from` is the `next` of the previous slice, null for the first. */
  readonly points: (from: string | null, signal: AbortSignal) => Promise<Outcome<Slice<PointEntry>>>;
  readonly referral: (signal: AbortSignal) => Promise<Outcome<Referral>>;
  /** The members that this one invited; `from` is the `next` of the previous slice, null for the first. */
  readonly invited: (from: string | null, signal: AbortSignal) => Promise<Outcome<InvitedSlice>>;
  readonly bind: (code: string, signal: AbortSignal) => Promise<Outcome<Bound>>;
}

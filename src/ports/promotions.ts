import type { Claim, MemberFacts, Promotion, PromotionCard } from '#domain/promotions/promotion.ts';
import type { Slice } from '#domain/shared/slice.ts';
import type { Outcome } from './failure.ts';

export interface PromotionSlice extends Slice<PromotionCard> {
  readonly total: number;
}
/** What promotions know of a member. */
export interface OwnPromotions {
  readonly facts: MemberFacts;
  /** Latest first; `card` is null once the promotion is gone. */
  readonly claims: readonly (Claim & { readonly card: PromotionCard | null })[];
}
export interface PromotionsPort {
  readonly list: (
    state: 'open' | 'ended',
    cursor: string | null,
    signal: AbortSignal,
  ) => Promise<Outcome<PromotionSlice>>;
  readonly promotion: (slug: string, signal: AbortSignal) => Promise<Outcome<Promotion>>;
  readonly mine: (signal: AbortSignal) => Promise<Outcome<OwnPromotions>>;
  readonly claim: (
    wish: { readonly promotionId: string; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Claim>>;
}

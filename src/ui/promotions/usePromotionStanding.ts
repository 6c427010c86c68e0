import { judge, stateAt, type Claim, type Judgement, type PromotionCard } from '#domain/promotions/promotion.ts';
import { ownPromotions } from '#machines/promotions/promotions.resources.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';

/** How a promotion stands to the viewer; what is not known yet is as for a guest. */
export type StandingState = 'claimed' | 'eligible' | 'notEligible' | 'guest' | 'upcoming' | 'ended';
export interface PromotionStanding {
  readonly state: StandingState;
  /** Null for guests, and until the member's facts are there. */
  readonly judgement: Judgement | null;
  readonly claim: Claim | null;
}

const MINUTE_MS = 60_000;

/** What a member's promotions are, of those who are members. */
export const useOwnPromotions = () => {
  const alive = useHydrated();
  return useResource(ownPromotions, { member: useLoggedIn() && alive });
};

/** MI-11: judged in the browser by the same rules as the origin, from the member's own facts. */
export const usePromotionStanding = (promotion: PromotionCard): PromotionStanding => {
  const { value: own } = useOwnPromotions();
  const now = useNow(MINUTE_MS);
  const at = stateAt(promotion, now);
  const claim = own?.claims.find(({ promotionId }) => promotionId === promotion.promotionId) ?? null;
  const judgement = own && judge(promotion, own.facts, now);
  const judged = judgement?.eligible ? 'eligible' : 'notEligible';
  const state = claim ? 'claimed' : at !== 'open' ? at : judgement ? judged : 'guest';
  return { state, judgement, claim };
};

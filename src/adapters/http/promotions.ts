import { promotions } from '#contract/http/promotions.ts';
import { succeeded } from '#ports/failure.ts';
import type { PromotionsPort } from '#ports/promotions.ts';
import type { Send } from './send.ts';

export const httpPromotions = (send: Send): PromotionsPort => ({
  list: (state, cursor, signal) => send(promotions.list, { state, ...(cursor !== null && { cursor }) }, signal),
  promotion: (slug, signal) => send(promotions.detail, { slug }, signal),
  mine: (signal) => send(promotions.mine, {}, signal),
  claim: async (wish, signal) => {
    const answer = await send(promotions.claim, wish, signal);
    return answer.ok ? succeeded(answer.value.claim) : answer;
  },
});

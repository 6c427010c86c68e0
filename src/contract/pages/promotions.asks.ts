import { promotions } from '../http/promotions.ts';
import { ask } from './ask.ts';

/** The resources of `machines/promotions/promotions.resources.ts` that pages load first. */
export const promotionsAsks = {
  promotionList: ask(promotions.list, (query: { readonly state: 'open' | 'ended' }) => query),
  promotionDetail: ask(promotions.detail, (query: { readonly slug: string }) => query),
};

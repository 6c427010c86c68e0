import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { memberLevel, pointHistory } from '../rewards/rewards.resources.ts';
import { ownPromotions, promotionDetail, promotionList } from './promotions.resources.ts';

/** MI-11: claims a promotion; however often it is pressed, it is claimed once. */
export const claimPromotion = act({
  name: 'claimPromotion',
  members: true,
  to: ({ promotionId }: { readonly promotionId: string }) => promotionId,
  run: async ({ loadPort }: Ports, { promotionId }, { clientId, signal }) =>
    (await loadPort('promotions')).claim({ promotionId, clientId }, signal),
  invalidates: [ownPromotions, promotionDetail, promotionList, memberLevel, pointHistory],
});

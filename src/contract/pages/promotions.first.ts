import type { PromotionsRouteId } from '#domain/routing/areas/promotions.routes.ts';
import type { FirstOf } from './first.ts';

export const promotionsFirst: FirstOf<PromotionsRouteId> = {
  promotions: () => [
    { resource: 'promotionList', input: { state: 'open' } },
    { resource: 'promotionList', input: { state: 'ended' } },
  ],
  promotion: ({ slug }) => [{ resource: 'promotionDetail', input: { slug } }],
};

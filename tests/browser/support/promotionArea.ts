import { failed, succeeded } from '#ports/failure.ts';
import type { PromotionsPort } from '#ports/promotions.ts';
import { aPromotion, ownPromotionsOf } from '../../fakes/promotions.ts';

/** The promotions of the fake portal: a running one, one for a higher level, and one that is over. */
export const promotionArea = (now: number): Partial<PromotionsPort> => {
  const running = aPromotion(now);
  const rules = [{ kind: 'level', atLeast: 5 }] as const;
  const later = aPromotion(now, { promotionId: 'nguoi-quen', slug: 'nguoi-quen', title: 'Người quen khán đài', rules });
  const over = aPromotion(now, {
    ...{ promotionId: 'mua-mua', slug: 'mua-mua', title: 'Mùa mưa ngồi nhà', endTs: now - 1000, state: 'ended' },
  });
  const all = [running, later, over];
  return {
    list: async (state) => {
      const list = all.filter((one) => one.state === state);
      return succeeded({ list, next: null, total: list.length });
    },
    promotion: async (slug) => {
      const found = all.find((one) => one.slug === slug);
      return found ? succeeded(found) : failed({ kind: 'refused', code: 404 });
    },
    mine: async () =>
      succeeded(
        ownPromotionsOf(now, { claims: [{ promotionId: over.promotionId, points: 30, at: now - 5000, card: over }] }),
      ),
    claim: async ({ promotionId }) => succeeded({ promotionId, points: 60, at: now }),
  };
};

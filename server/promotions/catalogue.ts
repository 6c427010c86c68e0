import type { Locale } from '#domain/locale/locale.ts';
import { stateAt, type Promotion, type PromotionCard } from '#domain/promotions/promotion.ts';
import { PROMOTION_COVER, promotionArt } from '#domain/promotions/promotionArt.ts';
import type { PromotionSource, StoredPromotion } from '../shared/promotions/promotionForm.ts';
import type { PromotionsStore } from './promotions.store.ts';

/** A reader's language and the time. */
export interface Reading {
  readonly locale: Locale;
  readonly now: number;
}

/** All promotions; an operator's promotion replaces a demo promotion of the same id. */
export const createPromotionCatalogue = (
  store: Pick<PromotionsStore, 'all' | 'counts'>,
  demo: PromotionSource | null,
) => {
  const all = async (now: number): Promise<readonly StoredPromotion[]> => {
    const own = await store.all();
    const ids = new Set(own.map(({ promotionId }) => promotionId));
    return [...own, ...(demo?.(now) ?? []).filter(({ promotionId }) => !ids.has(promotionId))];
  };
  return {
    all,
    byId: async (promotionId: string, now: number): Promise<StoredPromotion | null> =>
      (await all(now)).find((one) => one.promotionId === promotionId) ?? null,
    counts: store.counts,
  };
};
export type PromotionCatalogue = ReturnType<typeof createPromotionCatalogue>;

export const promotionCard = (
  promotion: StoredPromotion,
  counts: ReadonlyMap<string, number>,
  { locale, now }: Reading,
): PromotionCard => {
  const { promotionId, title, summary, picture, startTs, endTs, rules, points, demo } = promotion;
  return {
    ...{ promotionId, slug: promotionId, title: title[locale], summary: summary[locale], startTs, endTs },
    cover: picture === null ? null : { url: promotionArt(picture), ...PROMOTION_COVER },
    state: stateAt(promotion, now),
    claimed: counts.get(promotionId) ?? 0,
    ...{ rules, points, demo },
  };
};
export const shownPromotion = (
  promotion: StoredPromotion,
  counts: ReadonlyMap<string, number>,
  reading: Reading,
): Promotion => ({
  ...promotionCard(promotion, counts, reading),
  terms: promotion.terms.map(({ q, a }) => ({ q: q[reading.locale], a: a[reading.locale] })),
});

import type { promotions as calls } from '#contract/http/promotions.ts';
import { inOrder, PROMOTIONS, stateAt } from '#domain/promotions/promotion.ts';
import { placeOf } from '#domain/shared/slice.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import { promotionCard, shownPromotion, type PromotionCatalogue } from './catalogue.ts';
import type { PromotionsStore } from './promotions.store.ts';

export interface PromotionsParts {
  readonly catalogue: PromotionCatalogue;
  readonly store: Pick<PromotionsStore, 'factsOf' | 'claimsOf' | 'claim'>;
  /** Brings a member's points up to date, so that their level is correct. */
  readonly settle: (userId: string, now: number) => Promise<unknown>;
}

export const promotionsHandlers = ({ catalogue, store, settle }: PromotionsParts): AreaHandlers<typeof calls> => ({
  list: async ({ state, cursor }, { locale, now }) => {
    const [all, counts] = await Promise.all([catalogue.all(now), catalogue.counts()]);
    const sorted = all
      .filter((one) => state === undefined || (stateAt(one, now) === 'ended') === (state === 'ended'))
      .toSorted(inOrder(now));
    const last = cursor === undefined ? null : placeOf(cursor);
    const found = last === null ? -1 : sorted.findIndex(({ promotionId }) => promotionId === last.id);
    const from = last === null ? 0 : found === -1 ? Math.min(last.at, sorted.length) : found + 1;
    const page = sorted.slice(from, from + PROMOTIONS.pageSize);
    const end = page.at(-1);
    const isMore = from + page.length < sorted.length;
    return {
      list: page.map((one) => promotionCard(one, counts, { locale, now })),
      next: end && isMore ? `${from + page.length - 1}.${end.promotionId}` : null,
      total: sorted.length,
    };
  },
  detail: async ({ slug }, { locale, now }) => {
    const [promotion, counts] = await Promise.all([catalogue.byId(slug, now), catalogue.counts()]);
    return promotion ? shownPromotion(promotion, counts, { locale, now }) : refused(404);
  },
  mine: async (_input, { viewer, locale, now }) => {
    await settle(viewer.userId, now);
    const [facts, claims, all, counts] = await Promise.all([
      store.factsOf(viewer.userId),
      store.claimsOf(viewer.userId),
      catalogue.all(now),
      catalogue.counts(),
    ]);
    if (!facts) return refused(401);
    const cardOf = (promotionId: string) => {
      const found = all.find((one) => one.promotionId === promotionId);
      return found ? promotionCard(found, counts, { locale, now }) : null;
    };
    return { facts, claims: claims.map((claim) => ({ ...claim, card: cardOf(claim.promotionId) })) };
  },
  claim: async ({ promotionId, clientId }, { viewer, now }) => {
    const promotion = await catalogue.byId(promotionId, now);
    if (!promotion) return refused(404);
    await settle(viewer.userId, now);
    const end = await store.claim(promotion, { userId: viewer.userId, clientId }, now);
    switch (end.kind) {
      case 'claimed':
        return { state: 'claimed', claim: end.claim, ...(end.entry && { entry: end.entry }) };
      case 'before':
        return refused(409);
      case 'refused':
        return refused(422, { fields: { promotionId: end.problem } });
      case 'gone':
        return refused(401);
    }
  },
});

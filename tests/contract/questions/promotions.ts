import type { Asking } from './asking.ts';

/** What a new member may claim is tested by the area. */
export const promotionsQuestions = (): Pick<Asking, 'promotions'> => ({
  promotions: {
    list: {
      input: { state: 'ended' },
      holds: ({ list, total }) => list.every(({ state }) => state === 'ended') && total >= 1,
    },
    detail: { input: { slug: 'ghe-cua-ban' }, holds: ({ terms, state }) => terms.length > 2 && state === 'open' },
    mine: { input: {}, holds: ({ facts, claims }) => facts.level >= 1 && claims.length === 0 },
    claim: { input: { promotionId: 'khong-co', clientId: 'p1' }, refused: 404 },
  },
});

import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import type { PromotionSource } from '../shared/promotions/promotionForm.ts';
import { createPromotionCatalogue } from './catalogue.ts';
import { promotionsArea } from './promotions.area.ts';
import { promotionsHandlers, type PromotionsParts } from './promotions.handlers.ts';
import { keptClaims, promotionsStore, type GivePoints } from './promotions.store.ts';
import { promotionSubjects } from './promotions.subjects.ts';

export interface OpenPromotionsNeeds {
  readonly database: Database;
  readonly demo: PromotionSource | null;
  readonly give: GivePoints;
  /** Brings a member's points up to date, so that their level is correct. */
  readonly levelOf: PromotionsParts['settle'];
}

export const openPromotions = ({ database, demo, give, levelOf }: OpenPromotionsNeeds) => {
  const store = promotionsStore(database, give);
  const catalogue = createPromotionCatalogue(store, demo);
  return opened(promotionsArea, {
    handlers: { promotions: promotionsHandlers({ catalogue, store, settle: levelOf }) },
    subjects: promotionSubjects(catalogue),
    personalData: [keptClaims(store.claimsOf)],
  });
};

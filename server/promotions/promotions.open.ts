import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import { createPromotionCatalogue, type PromotionSource } from './catalogue.ts';
import { promotionsArea } from './promotions.area.ts';
import { promotionsHandlers, type PromotionsParts } from './promotions.handlers.ts';
import { keptClaims, promotionsStore, type GivePoints } from './promotions.store.ts';
import { promotionSubjects } from './promotions.subjects.ts';

export interface OpenPromotionsNeeds extends Pick<PromotionsParts, 'settle'> {
  readonly database: Database;
  readonly demo: PromotionSource | null;
  readonly give: GivePoints;
}

export const openPromotions = ({ database, demo, give, settle }: OpenPromotionsNeeds) => {
  const store = promotionsStore(database, give);
  const catalogue = createPromotionCatalogue(store, demo);
  return opened(promotionsArea, {
    handlers: { promotions: promotionsHandlers({ catalogue, store, settle }) },
    subjects: promotionSubjects(catalogue),
    personalData: [keptClaims(store.claimsOf)],
  });
};

import { promotionPath } from '#domain/promotions/promotionPaths.ts';
import type { Subjects } from '../shared/subjects.ts';
import { promotionCard, type PromotionCatalogue } from './catalogue.ts';

/** Promotions, which can be saved for later. */
export const promotionSubjects = (catalogue: PromotionCatalogue): Required<Pick<Subjects, 'promotion'>> => ({
  promotion: {
    cards: async (ids, { locale, now }) => {
      const all = await catalogue.all(now);
      return ids.map((id) => {
        const found = all.find(({ promotionId }) => promotionId === id);
        if (!found) return null;
        const { title, summary, cover, slug } = promotionCard(found, new Map(), { locale, now });
        return {
          target: { type: 'promotion', id },
          title,
          subtitle: summary,
          img: cover,
          path: promotionPath({ slug }),
        };
      });
    },
  },
});

import { promotionPath } from '#domain/promotions/promotionPaths.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import type { PromotionsRouteId } from '#domain/routing/areas/promotions.routes.ts';
import { personPlaces } from '#domain/routing/pageTitle.ts';
import type { PageNamed, PagesOf, PageSource } from '../page/areaPage.ts';
import { isRefused } from '../shared/refusal.ts';

/** The conditions as questions with answers, and the promotion with its dates. */
const promotionJsonLd = ({ title, summary, startTs, endTs, terms }: Promotion, { description, url }: PageNamed) => ({
  ...{ '@context': 'https://schema.org', '@type': 'FAQPage', url },
  ...{ name: title, description: summary || description },
  temporalCoverage: `${new Date(startTs).toISOString()}/${new Date(endTs).toISOString()}`,
  mainEntity: terms.map(({ q, a }) => ({
    ...{ '@type': 'Question', name: q },
    acceptedAnswer: { '@type': 'Answer', text: a },
  })),
});

/** The pages of promotions; the slug is the id, so each has exactly one address. */
export const promotionsPages = ({
  handlers: { promotions },
  nobody,
}: PageSource): Pick<PagesOf<PromotionsRouteId>, 'promotion'> => ({
  promotion: {
    find: async ({ slug }, locale) => {
      const promotion = await promotions.detail({ slug }, nobody(locale));
      if (isRefused(promotion)) return { status: 404 };
      return {
        canonicalPath: promotionPath(promotion),
        places: personPlaces(promotion.title),
        picture: promotion.cover?.url ?? null,
        jsonLd: (page) => promotionJsonLd(promotion, page),
      };
    },
    sitemap: async () => {
      const paths: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page = await promotions.list({ ...(cursor !== '' && { cursor }) }, nobody('vi'));
        if (isRefused(page)) break;
        paths.push(...page.list.map(promotionPath));
        cursor = page.next;
      }
      return paths;
    },
  },
});

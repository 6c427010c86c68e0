import { localeConfig } from '#domain/locale/locale.ts';
import { personPlaces } from '#domain/routing/pageTitle.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { Card } from '#domain/social/social.ts';
import type { PageNamed, PagesOf, PageSource } from '../page/areaPage.ts';
import { isRefused } from '../shared/refusal.ts';

/** JSON-LD of a person's profile page. */
const profileJsonLd = ({ title: name, img }: Card, { locale, url, site }: PageNamed) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  url,
  inLanguage: localeConfig(locale).iso,
  mainEntity: { '@type': 'Person', name, url, ...(img && { image: new URL(img.url, site).href }) },
});

/** Every member has a page; only those of commentators are indexed by search engines (CA-8). */
export const peoplePages = ({ handlers: { schedule, social }, nobody }: PageSource): PagesOf<'profile'> => ({
  profile: {
    find: async ({ id }, locale) => {
      const found = await social.cards({ targets: `user:${id}` }, nobody(locale));
      const card = isRefused(found) ? undefined : found[0];
      if (!card) return { status: 404 };
      return {
        ...{ places: personPlaces(card.title), type: 'profile' },
        ...(card.takes?.includes('rate') ? { jsonLd: (page) => profileJsonLd(card, page) } : { indexed: false }),
      };
    },
    sitemap: async () => {
      const all = await schedule.anchors({}, nobody('vi'));
      return isRefused(all) ? [] : all.map(({ userId }) => hrefOf('profile', { id: userId }));
    },
  },
});

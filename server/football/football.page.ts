import { leaguePath } from '#domain/football/footballPaths.ts';
import { localeConfig } from '#domain/locale/locale.ts';
import { leaguePlaces } from '#domain/routing/pageTitle.ts';
import type { PagesOf, PageSource } from '../page/areaPage.ts';
import { isRefused } from '../shared/refusal.ts';

/** Competitions; any slug leads to the page, whose canonical address has its own. */
export const footballPages = ({ handlers: { leagues }, nobody }: PageSource): PagesOf<'footballLeague'> => ({
  footballLeague: {
    find: async ({ id }, locale) => {
      const league = await leagues.detail({ id }, nobody(locale));
      if (isRefused(league)) return { status: 404 };
      return {
        canonicalPath: leaguePath(league),
        places: leaguePlaces(league),
        jsonLd: ({ url }) => ({
          ...{ '@context': 'https://schema.org', '@type': 'SportsOrganization', sport: 'Football' },
          ...{ name: league.leagueName, url, inLanguage: localeConfig(locale).iso },
        }),
      };
    },
    sitemap: async () => {
      const days = await leagues.all({}, nobody('vi'));
      return isRefused(days) ? [] : days.map(leaguePath);
    },
  },
});

import type { TipsRouteId } from '#domain/routing/areas/tips.routes.ts';
import { localeConfig } from '#domain/locale/locale.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { tipMatchPlaces, tipMatchTitle, tipPath, tipPlaces, tipsOfMatchPath, tipsPath } from '#domain/tips/tipPaths.ts';
import {
  isTipCategory,
  isTipType,
  tipCategories,
  tipIdIn,
  tipTypes,
  type TipDetail,
  type TipMatch,
} from '#domain/tips/tip.ts';
import type { AreaPage, PageNamed, PagesOf, PageSource } from '../page/areaPage.ts';
import { isRefused } from '../shared/refusal.ts';

const team = ({ name }: { readonly name: string }) => ({ '@type': 'SportsTeam', name });
const eventOf = (match: TipMatch) => ({
  ...{ '@type': 'SportsEvent', name: tipMatchTitle(match), startDate: new Date(match.startTs).toISOString() },
  ...{ homeTeam: team(match.localteam), awayTeam: team(match.visitorteam) },
});

/** JSON-LD of a tip as an article about a match, without results. */
const tipJsonLd = (tip: TipDetail, { locale, url, site }: PageNamed) => ({
  ...{ '@context': 'https://schema.org', '@type': 'Article', headline: tip.title, description: tip.summary, url },
  ...{ inLanguage: localeConfig(locale).iso, datePublished: new Date(tip.createdTs).toISOString() },
  ...(tip.editedTs !== undefined && { dateModified: new Date(tip.editedTs).toISOString() }),
  ...(tip.tipster && {
    author: {
      ...{ '@type': 'Person', name: tip.tipster.displayName },
      url: new URL(hrefOf('profile', { id: tip.tipster.userId }), site).href,
    },
  }),
  ...(tip.fixture && { about: eventOf(tip.fixture) }),
});

/** The pages of tips: lists by sport and kind, a tip at its canonical address, and the tips on a match. */
export const tipsPages = ({
  handlers: { tips },
  nobody,
}: PageSource): PagesOf<Exclude<TipsRouteId, 'tips' | 'tipsOwn'>> => {
  const find: AreaPage<'tip'>['find'] = async ({ slug }, locale) => {
    if (tipIdIn(slug) === null) return { status: 404 };
    const tip = await tips.detail({ slug }, nobody(locale));
    if (isRefused(tip)) return { status: tip.code === 410 ? 410 : 404 };
    return {
      ...{ canonicalPath: tipPath(tip), places: tipPlaces(tip) },
      jsonLd: (page) => tipJsonLd(tip, page),
    };
  };
  return {
    tipsOfCategory: {
      find: async ({ category }) => (isTipCategory(category) ? {} : { status: 404 }),
      sitemap: async () =>
        tipCategories.flatMap((one) => [tipsPath(one), ...tipTypes.map((type) => tipsPath(one, type))]),
    },
    tipMatches: { find: async ({ category }) => (isTipCategory(category) ? {} : { status: 404 }) },
    tipsOfType: {
      find: async ({ category, type }) => (isTipCategory(category) && isTipType(type) ? {} : { status: 404 }),
    },
    tip: { find },
    tipOfType: { find },
    tipsOfMatch: {
      find: async ({ category, id }, locale) => {
        const on = isTipCategory(category) ? await tips.byMatch({ id }, nobody(locale)) : null;
        if (!on || isRefused(on)) return { status: 404 };
        const [tip] = on.tips;
        return {
          places: tipMatchPlaces(on.fixture),
          ...(tip ? { canonicalPath: tipsOfMatchPath(tip) } : { indexed: false }),
          jsonLd: () => ({ '@context': 'https://schema.org', ...eventOf(on.fixture) }),
        };
      },
    },
  };
};

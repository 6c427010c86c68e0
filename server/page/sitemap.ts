import { locales } from '#domain/locale/locale.ts';
import type { RouteSpec } from '#domain/routing/routeSpec.ts';
import { routes } from '#domain/routing/routes.ts';
import type { Pages } from './areaPage.ts';
import { pageUrl } from './describe.ts';
import { alternates } from './head.ts';
import { escaped } from './html.ts';

const table: readonly RouteSpec[] = routes;

/** The indexed pages without parameters, and those that the areas list. Paths without language prefix. */
export const sitemapPaths = async (pages: Pages): Promise<readonly string[]> => {
  const lists = new Set(Object.values(pages).flatMap(({ sitemap: list }) => list ?? []));
  return [
    ...table
      .filter(({ indexed, canonical, path }) => indexed && !canonical && !path.includes(':'))
      .map(({ path }) => path),
    ...(await Promise.all([...lists].map((list) => list()))).flat(),
  ];
};

/** Every page in every language, each with its alternates and x-default. */
export const sitemap = (site: string, paths: readonly string[]): string => {
  const urls = paths.flatMap((path) => {
    const links = alternates(site, path).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
    );
    return locales.map(({ code }) => `<url><loc>${escaped(pageUrl(site, code, path))}</loc>${links.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
};

export const robots = (site: string): string =>
  [
    'User-agent: *',
    ...['/live/', '/other/', '/al/', '/media/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');

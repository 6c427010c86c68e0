import { locales } from '#domain/locale/locale.ts';
import type { RouteSpec } from '#domain/routing/routeSpec.ts';
import { routes } from '#domain/routing/routes.ts';
import type { ListedPage } from '../shared/pageList.ts';
import type { Pages } from './areaPage.ts';
import { pageUrl } from './describe.ts';
import { alternates } from './head.ts';
import { escaped } from './html.ts';

const table: readonly RouteSpec[] = routes;

/**
 * Pages of one sitemap. Each has an address in every language: far below the 50 000 that are allowed, so that making
 * one never holds up the rest.
 */
export const PAGES_PER_SITEMAP = 2000;

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

const lastmod = (changedTs: number | undefined): string =>
  changedTs === undefined ? '' : `<lastmod>${new Date(changedTs).toISOString()}</lastmod>`;

const document = (root: string, entries: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', `<${root}>`, ...entries, `</${root.split(' ')[0]}>`, ''].join('\n');

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Every page in every language that it is in, each with its alternates and x-default. */
export const sitemap = (site: string, pages: readonly ListedPage[]): string => {
  const urls = pages.flatMap(({ path, own, changedTs }) => {
    const links = alternates(site, path, own)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`)
      .join('');
    return locales.flatMap(({ code }) => {
      const there = own ? own[code] : path;
      return there === undefined
        ? []
        : [`<url><loc>${escaped(pageUrl(site, code, there))}</loc>${lastmod(changedTs)}${links}</url>`];
    });
  });
  return document(`urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`, urls);
};

/** The latest change of any of these pages; absent where one does not know its own. */
export const latestChange = (pages: readonly ListedPage[]): number | undefined =>
  pages.reduce<number | undefined>(
    (latest, { changedTs }) =>
      latest === undefined || changedTs === undefined ? undefined : Math.max(latest, changedTs),
    0,
  );

/** A sitemap that the index names. */
export interface SitemapRef {
  readonly name: string;
  readonly changedTs?: number | undefined;
}

export const sitemapIndex = (site: string, parts: readonly SitemapRef[]): string =>
  document(
    `sitemapindex ${NAMESPACE}`,
    parts.map(
      ({ name, changedTs }) =>
        `<sitemap><loc>${escaped(`${site}/sitemap-${name}.xml`)}</loc>${lastmod(changedTs)}</sitemap>`,
    ),
  );

export const robots = (site: string): string =>
  [
    'User-agent: *',
    ...['/live/', '/other/', '/al/', '/media/'].map((path) => `Disallow: ${path}`),
    '',
    ...['sitemap', 'sitemap-news'].map((name) => `Sitemap: ${site}/${name}.xml`),
    '',
  ].join('\n');

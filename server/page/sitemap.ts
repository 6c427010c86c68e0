import { roomPath } from '#domain/live/roomAddress.ts';
import { locales } from '#domain/locale/locale.ts';
import type { Match } from '#domain/match/match.ts';
import type { RouteSpec } from '#domain/routing/routeSpec.ts';
import { routes } from '#domain/routing/routes.ts';
import { pageUrl } from './describe.ts';
import { alternates } from './head.ts';
import { escaped } from './html.ts';

const table: readonly RouteSpec[] = routes;

/** The indexed pages without parameters, and the rooms that are live. Paths without language prefix. */
export const sitemapPaths = (live: readonly Match[]): readonly string[] => [
  ...table
    .filter(({ indexed, canonical, path }) => indexed && !canonical && !path.includes(':'))
    .map(({ path }) => path),
  ...live.map(roomPath).filter((path) => path !== null),
];

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

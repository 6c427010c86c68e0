import type { FastifyPluginAsync } from 'fastify';
import { localePath, locales, type Locale } from '#domain/locale/locale.ts';
import { articlePath } from '#domain/news/newsPaths.ts';
import { encode, sendEncoded, type Encoded } from '../http/encoded.ts';
import { siteUrl } from '../http/ownOrigin.ts';
import type { Clock } from '../shared/clock.ts';
import type { OwnPaths, PageList } from '../shared/pageList.ts';
import { createSingleFlight } from '../shared/singleFlight.ts';
import type { Listed, NewsCatalogue } from './catalogue.ts';
import { xml } from './feeds.ts';

/** The path of an article in each of its languages. */
export const articlePaths = ({ category, type, versions }: Listed): OwnPaths =>
  Object.fromEntries(Object.entries(versions).map(([lang, { slug }]) => [lang, articlePath({ category, type, slug })]));

/** All articles, for the portal's sitemap. */
export const articleList = (catalogue: NewsCatalogue): PageList => ({
  name: 'articles',
  pages: async () =>
    (await catalogue.read()).all.flatMap((article) => {
      const own = articlePaths(article);
      const [path] = Object.values(own);
      return path === undefined ? [] : [{ path, own, changedTs: article.updatedAt ?? article.createdAt }];
    }),
});

/** A news sitemap contains articles of the last two days, and at most a thousand URLs. */
const FOR_MS = 2 * 86_400_000;
const MOST = 1000;
const TTL_MS = 2000;
const MOST_SITES = 4;

const publication: Readonly<Record<Locale, string>> = { vi: 'vi', en: 'en', zh: 'zh-tw' };

const entryOf = (site: string, { createdAt, category, type, versions }: Listed, lang: Locale): string | null => {
  const version = versions[lang];
  if (!version) return null;
  const url = site + localePath(lang, articlePath({ category, type, slug: version.slug }));
  return [
    `<url><loc>${xml(url)}</loc><news:news>`,
    `<news:publication><news:name>Khán Đài</news:name><news:language>${publication[lang]}</news:language></news:publication>`,
    `<news:publication_date>${new Date(createdAt).toISOString()}</news:publication_date>`,
    // B2: like the feeds, it reveals no results.
    `<news:title>${xml(version.safeTitle ?? version.title)}</news:title></news:news></url>`,
  ].join('');
};

/** The articles of the last two days, each in all its languages, in the format of news search engines. */
export const newsSitemap = (site: string, all: readonly Listed[], now: number): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">',
    ...all
      .filter(({ createdAt }) => now - createdAt < FOR_MS)
      .flatMap((article) => locales.map(({ code }) => entryOf(site, article, code)))
      .filter((entry) => entry !== null)
      .slice(0, MOST),
    '</urlset>',
    '',
  ].join('\n');

interface SitemapSource {
  readonly catalogue: NewsCatalogue;
  readonly publicUrl: string | null;
  readonly clock: Clock;
}

/** Serves the news sitemap, cached for at most two seconds. */
export const newsSitemapPlugin =
  ({ catalogue, publicUrl, clock }: SitemapSource): FastifyPluginAsync =>
  async (app) => {
    const once = createSingleFlight<Encoded>({ ttlMs: TTL_MS, maxEntries: MOST_SITES, clock, keeps: () => true });
    app.get('/sitemap-news.xml', async (request, reply) => {
      const site = siteUrl(request.headers.host, publicUrl);
      const made = await once(site, async () => encode(newsSitemap(site, (await catalogue.read()).all, clock())));
      reply
        .header('cache-control', 'no-cache')
        .header('vary', 'Accept-Encoding')
        .type('application/xml; charset=utf-8');
      return sendEncoded(request, reply, made);
    });
  };

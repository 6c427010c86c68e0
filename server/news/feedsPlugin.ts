import type { FastifyPluginAsync } from 'fastify';
import { locales, localePath, type Locale } from '#domain/locale/locale.ts';
import { NEWS_PATH } from '#domain/news/newsPaths.ts';
import { encode, sendEncoded, type Encoded } from '../http/encoded.ts';
import { siteUrl } from '../http/ownOrigin.ts';
import type { Clock } from '../shared/clock.ts';
import { createSingleFlight } from '../shared/singleFlight.ts';
import type { NewsCatalogue } from './catalogue.ts';
import { newsShelves } from './categories.ts';
import { jsonFeedOf, rssOf } from './feeds.ts';
import { cardOf } from './shown.ts';

const ITEMS = 30;
/** An article appears in the feeds within three seconds of its release time. */
const TTL_MS = 2000;
const MOST_FEEDS = 40;
const forms = [
  { file: 'rss.xml', type: 'application/rss+xml; charset=utf-8', make: rssOf },
  { file: 'feed.json', type: 'application/feed+json; charset=utf-8', make: jsonFeedOf },
] as const;

interface FeedsSource {
  readonly catalogue: NewsCatalogue;
  readonly publicUrl: string | null;
  readonly clock: Clock;
}

/** Feeds of all news and of each category, in each language, with the articles written in that language. */
export const feedsPlugin =
  ({ catalogue, publicUrl, clock }: FeedsSource): FastifyPluginAsync =>
  async (app) => {
    const once = createSingleFlight<Encoded | null>({
      ...{ ttlMs: TTL_MS, maxEntries: MOST_FEEDS, clock, keeps: (one) => one !== null },
    });
    const made = async (
      form: (typeof forms)[number],
      site: string,
      locale: Locale,
      slug: string | undefined,
    ): Promise<Encoded | null> => {
      const stand = await catalogue.read();
      const category = slug === undefined ? null : newsShelves.tree(stand.all, locale).find((one) => one.slug === slug);
      if (category === undefined) return null;
      const articles = stand.all
        .filter((one) => one.versions[locale] !== undefined && (category === null || one.category === category.slug))
        .slice(0, ITEMS)
        .map((one) => cardOf(one, new Map(), locale));
      return encode(form.make({ site, locale, category, articles }));
    };
    for (const { code } of locales)
      for (const form of forms)
        for (const path of [NEWS_PATH, `${NEWS_PATH}/:category`])
          app.get<{ Params: { category?: string } }>(
            `${localePath(code, path)}/${form.file}`,
            async (request, reply) => {
              const site = siteUrl(request.headers.host, publicUrl);
              const { category } = request.params;
              const key = JSON.stringify([form.file, code, category, site]);
              const feed = await once(key, () => made(form, site, code, category));
              if (!feed) return reply.callNotFound();
              reply.header('cache-control', 'public, no-cache').header('vary', 'Accept-Encoding').type(form.type);
              return sendEncoded(request, reply, feed);
            },
          );
  };

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encode, sendEncoded, type Encoded } from '../http/encoded.ts';
import { siteUrl } from '../http/ownOrigin.ts';
import type { Clock } from '../shared/clock.ts';
import type { ListedPage, PageList } from '../shared/pageList.ts';
import { createSingleFlight } from '../shared/singleFlight.ts';
import { systemAfter, type After } from '../shared/timers.ts';
import type { Pages } from './areaPage.ts';
import { latestChange, PAGES_PER_SITEMAP, robots, sitemap, sitemapIndex, sitemapPaths } from './sitemap.ts';

export interface SitemapsSource {
  readonly publicUrl: string | null;
  readonly pages: Pages;
  readonly lists: readonly PageList[];
  readonly clock: Clock;
  readonly after?: After;
}

/** How long a list of pages is used again: a crawler reads all parts one after another. */
const LIST_MS = 600_000;
/** Few: each may take megabytes. */
const MOST_SITEMAPS = 4;
const SITEMAP_TTL_MS = 60_000;
/** Those of the pages that change by the minute: live rooms. */
const NOW_TTL_MS = 2000;

/** Reads something once in a while, and lets go of it after that time. */
const kept = <A>(read: () => Promise<A>, after: After): (() => Promise<A>) => {
  let held: Promise<A> | null = null;
  const forget = () => {
    held = null;
  };
  return () => {
    if (held) return held;
    const reading = read();
    held = reading;
    reading.then(() => after(LIST_MS, forget), forget);
    return reading;
  };
};

const partsOf = (pages: readonly ListedPage[]): readonly (readonly ListedPage[])[] =>
  Array.from({ length: Math.ceil(pages.length / PAGES_PER_SITEMAP) }, (_, i) =>
    pages.slice(i * PAGES_PER_SITEMAP, (i + 1) * PAGES_PER_SITEMAP),
  );

/** robots.txt, the index of sitemaps, and the sitemaps that it names. */
export const mountSitemaps = (
  app: FastifyInstance,
  { publicUrl, pages, lists, clock, after = systemAfter }: SitemapsSource,
): void => {
  const read = lists.map(({ name, pages: ofList }) => ({
    name,
    parts: kept(async () => partsOf(await ofList()), after),
  }));
  const flight = (ttlMs: number) =>
    createSingleFlight<Encoded | null>({ ttlMs, maxEntries: MOST_SITEMAPS, clock, keeps: (one) => one !== null });
  const [ofNow, ofLists] = [flight(NOW_TTL_MS), flight(SITEMAP_TTL_MS)];

  const index = async (site: string) => {
    const parts = await Promise.all(
      read.map(async (list) =>
        (await list.parts()).map((part, i) => ({ name: `${list.name}-${i + 1}`, changedTs: latestChange(part) })),
      ),
    );
    return encode(sitemapIndex(site, [{ name: 'pages' }, ...parts.flat()]));
  };
  const ofPages = async (site: string) =>
    encode(
      sitemap(
        site,
        (await sitemapPaths(pages)).map((path) => ({ path })),
      ),
    );
  const part = async (site: string, name: string, number: number) => {
    const found = (await read.find((list) => list.name === name)?.parts())?.[number - 1];
    return found ? encode(sitemap(site, found)) : null;
  };
  const send = (request: FastifyRequest, reply: FastifyReply, encoded: Encoded) => {
    reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding').type('application/xml; charset=utf-8');
    return sendEncoded(request, reply, encoded);
  };
  const siteOf = ({ headers }: FastifyRequest) => siteUrl(headers.host, publicUrl);

  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(siteOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const site = siteOf(request);
    return send(request, reply, (await ofNow(JSON.stringify(['index', site]), () => index(site)))!);
  });
  app.get('/sitemap-pages.xml', async (request, reply) => {
    const site = siteOf(request);
    return send(request, reply, (await ofNow(JSON.stringify(['pages', site]), () => ofPages(site)))!);
  });
  app.get<{ Params: { name: string; number: string } }>(
    '/sitemap-:name(^[a-z]+)-:number(^[1-9]\\d{0,4}).xml',
    async (request, reply) => {
      const { name, number } = request.params;
      const site = siteOf(request);
      const found = await ofLists(JSON.stringify([name, number, site]), () => part(site, name, Number(number)));
      return found ? send(request, reply, found) : reply.callNotFound();
    },
  );
};

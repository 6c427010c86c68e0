import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import type { ListedPage } from '../shared/pageList.ts';
import { startFake, type Started } from '../testing/startFake.ts';
import { latestChange, PAGES_PER_SITEMAP } from './sitemap.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const MORE = PAGES_PER_SITEMAP + 1;
/** The last was told of an hour after the others. */
const matches: readonly ListedPage[] = Array.from({ length: MORE }, (_, i) => ({
  path: `/tran-dau/a-vs-b/f${i}`,
  changedTs: i === MORE - 1 ? noon + 3_600_000 : noon,
}));

let started: Started;
let reads = 0;
let fails = true;
beforeAll(async () => {
  started = await startFake({
    parts: {
      pageLists: [
        {
          name: 'matches',
          pages: async () => {
            reads += 1;
            return matches;
          },
        },
        { name: 'teams', pages: async () => [{ path: '/doi-bong/a&b/t1' }] },
        { name: 'none', pages: async () => [] },
        {
          name: 'later',
          pages: async () => {
            if (!fails) return [{ path: '/later' }];
            fails = false;
            throw new Error('not yet');
          },
        },
      ],
    },
  });
});
afterAll(() => started.origin.close());

const read = async (path: string) => {
  const response = await fetch(`${started.url}${path}`);
  const text = await response.text();
  const all = (tag: string) => [...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, one]) => one!);
  return { status: response.status, type: response.headers.get('content-type'), text, all };
};

describe('sitemaps', () => {
  it('a list that cannot be read now is read the next time', async () => {
    expect((await read('/sitemap.xml')).status).toBe(500);
    expect((await read('/sitemap-later-1.xml')).status).toBe(200);
  });

  it('the index names the pages and every part of every list, with the latest change of a part', async () => {
    const { all, type } = await read('/sitemap.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    expect(all('loc').map((place) => place.replace(started.url, ''))).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-matches-1.xml',
      '/sitemap-matches-2.xml',
      '/sitemap-teams-1.xml',
      '/sitemap-later-1.xml',
    ]);
    expect(all('lastmod')).toEqual(['2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z']);
  });

  it('the parts hold each page once in each language, and no more than are allowed', async () => {
    const parts = await Promise.all([1, 2].map((number) => read(`/sitemap-matches-${number}.xml`)));
    const places = parts.flatMap(({ all }) => all('loc'));
    expect(new Set(places).size).toBe(MORE * locales.length);
    expect(places).toHaveLength(MORE * locales.length);
    expect(places).toContain(`${started.url}/zh/tran-dau/a-vs-b/f${MORE - 1}`);
    for (const { all, text } of parts) {
      expect(all('loc').length).toBeLessThanOrEqual(50_000);
      expect(all('lastmod')).toHaveLength(all('loc').length);
      expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
    }
  });

  it('says nothing of a change that nobody knows, and escapes what an address has', async () => {
    const { all, text } = await read('/sitemap-teams-1.xml');
    expect(all('lastmod')).toEqual([]);
    expect(text).toContain('/doi-bong/a&amp;b/t1</loc>');
    expect(latestChange([{ path: '/a', changedTs: 1 }, { path: '/b' }])).toBeUndefined();
  });

  it.each(['/sitemap-matches-3.xml', '/sitemap-none-1.xml', '/sitemap-nobody-1.xml'])('%s is none', async (path) => {
    expect((await read(path)).status).toBe(404);
  });

  it('a list is read once for the index and all its parts', () => {
    expect(reads).toBe(1);
  });
});

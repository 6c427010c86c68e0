import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeConfig, localePath, locales, type Locale } from '#domain/locale/locale.ts';
import { accountSlugs } from '#domain/routing/accountPages.ts';
import type { RouteSpec } from '#domain/routing/routeSpec.ts';
import { exampleOf, hrefOf, routes } from '#domain/routing/routes.ts';
import { site, startPages, type StartedPages } from '../testing/startPages.ts';

let started: StartedPages;
beforeAll(async () => {
  started = await startPages();
});
afterAll(() => started.close());
const page: StartedPages['page'] = (...asked) => started.page(...asked);

const table: readonly RouteSpec[] = routes;
const accountPaths = accountSlugs.map((slug) => hrefOf('accountPage', { slug }));
const everyPage = table.flatMap((route) =>
  locales.map(({ code }) => ({ id: route.id, route, code, path: route.path })),
);

describe('pages', () => {
  it.each(everyPage)(
    'ROUTE $path: $id in $code has its language, title, description and addresses',
    async ({ route, code }) => {
      const { status, html, attribute, headers } = await page(localePath(code, exampleOf(route)));
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('vary')).toMatch(/^Accept-Encoding, Cookie/);
      expect(attribute('<html lang="([^"]*)"')).toBe(localeConfig(code).iso);
      const title = attribute('<title>([^<]*)</title>');
      expect(title).toContain(route.layout === 'liveroom' ? ' ' : 'Khán Đài');
      expect(attribute('<meta property="og:title" content="([^"]*)"')).toBe(title);
      expect(attribute('<meta name="description" content="([^"]{10,})"')).not.toBeNull();
      expect(html).not.toMatch(/\{\{|undefined/);
      const canonical = attribute('<link rel="canonical" href="([^"]*)"');
      expect(canonical).toBe(attribute('<meta property="og:url" content="([^"]*)"'));
      const alternates = Object.fromEntries(
        [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map((match) => [
          match[1],
          match[2],
        ]),
      );
      expect(Object.keys(alternates)).toEqual(['vi', 'en', 'zh-Hant', 'x-default']);
      expect(alternates[localeConfig(code).iso]).toBe(canonical);
      if (route.canonical) expect(canonical).toBe(site + localePath(code, route.canonical));
      expect(alternates['x-default']).toBe(alternates['vi']);
      expect(html.includes('noindex')).toBe(!route.indexed);
      const picture = attribute('<meta property="og:image" content="([^"]*)"')?.replace(site, '');
      expect(picture).toMatch(route.indexed ? /^\/share\/[\w-]{16}\/[\w/-]+\.png$/ : /^\/og\.png$/);
    },
  );

  it('titles of fixed pages differ from page to page, and descriptions from language to language too', async () => {
    const fixed = table.filter(({ canonical, path }) => !canonical && !path.includes(':')).map(({ path }) => path);
    const headOf = async (code: Locale, path: string) => {
      const { attribute } = await page(localePath(code, path));
      return {
        title: `${code} ${attribute('<title>([^<]*)</title>')}`,
        description: attribute('<meta name="description" content="([^"]*)"'),
      };
    };
    // All at once they are more than an origin answers to one address.
    const heads = [];
    for (const path of [...fixed, ...accountPaths])
      heads.push(...(await Promise.all(locales.map(({ code }) => headOf(code, path)))));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });

  it.each([...accountPaths, '/lich-truc-tiep/esport/esport-mua-mua'])(
    '%s names its own address in each language',
    async (path) => {
      for (const { code } of locales) {
        const { attribute } = await page(localePath(code, path));
        expect(attribute('<link rel="canonical" href="([^"]*)"')).toBe(site + localePath(code, path));
      }
    },
  );

  it('A-7: a league of esport that the schedule does not know is no page, in no language', async () => {
    for (const { code } of locales) {
      const { status, html } = await page(localePath(code, '/lich-truc-tiep/esport/khong-co-giai-nay'));
      expect([status, html.includes('noindex')]).toEqual([404, true]);
    }
    expect((await page('/en/lich-truc-tiep/esport/mua-mua')).attribute('<title>([^<]*)</title>')).toContain(
      'Esport Mùa Mưa',
    );
  });

  it('CA-3: a page may ask for the microphone, no frame of it, and for nothing else', async () => {
    const { headers } = await page('/');
    expect(headers.get('permissions-policy')).toBe('microphone=(self), camera=(), geolocation=(), payment=(), usb=()');
  });

  it('a room has its names in its title, its canonical address and JSON-LD of the broadcast', async () => {
    const { html, attribute } = await page('/truc-tiep/casino/ten-sai-f1');
    expect(attribute('<title>([^<]*)</title>')).toBe('Bến Gỗ – Nắng Sớm – casino trực tiếp trên Khán Đài');
    expect(attribute('<link rel="canonical" href="([^"]*)"')).toBe(
      `${site}/truc-tiep/the-thao/bong-da/ben-go-nang-som-f1`,
    );
    const json: unknown = JSON.parse(attribute('<script type="application/ld\\+json">([^<]*)</script>') ?? 'null');
    expect(json).toMatchObject({
      '@type': 'VideoObject',
      uploadDate: '2026-11-21T12:00:00.000Z',
      thumbnailUrl: [`${site}/og.png`],
      publication: {
        '@type': 'BroadcastEvent',
        isLiveBroadcast: true,
        startDate: '2026-11-21T12:00:00.000Z',
        endDate: '2026-11-21T15:00:00.000Z',
        broadcastOfEvent: {
          '@type': 'SportsEvent',
          name: 'Bến Gỗ – Nắng Sớm',
          homeTeam: { '@type': 'SportsTeam', name: 'Bến Gỗ' },
          awayTeam: { '@type': 'SportsTeam', name: 'Nắng Sớm' },
          eventStatus: 'https://schema.org/EventScheduled',
        },
      },
    });
    expect(html).toContain('<meta property="og:type" content="video.other">');
  });

  it('item 25: names cannot break out of the head', async () => {
    const { html } = await page('/truc-tiep/the-thao/bong-da/x-x1');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    const json: unknown = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
    expect(json).toMatchObject({ publication: { broadcastOfEvent: { homeTeam: { name: 'Bến Gỗ' } } } });
    expect(json).toMatchObject({
      publication: { name: '</script><script>alert(1)</script> – "><img src=x onerror=alert(1)>' },
    });
  });

  it('a league of esport stands in the title of its schedule', async () => {
    const { attribute } = await page('/en/lich-truc-tiep/esport/esport-mua-mua');
    expect(attribute('<title>([^<]*)</title>')).toBe('Esport Mùa Mưa: live schedule – Khán Đài');
  });

  it.each([
    '/khong-co-trang-nay',
    '/en/nothing/here',
    '/truc-tiep/the-thao/bong-da/khong-co-phong-zz9',
    '/truc-tiep/the-thao/bong-da/Phòng',
    '/lich-truc-tiep/esport/Không%20Hợp',
    '//evil.example/x',
  ])('%s is 404 with the same application, not to be listed', async (path) => {
    const { status, html } = await page(path);
    expect(status).toBe(404);
    expect(html).toContain('/assets/index-a1.js');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  });

  it('goes out with an ETag, and as 304 to who holds it', async () => {
    const { headers } = await page('/lich-truc-tiep');
    const again = await page('/lich-truc-tiep', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('preloads the chunks, words and first calls of its route, and nothing that the page names already', async () => {
    const hrefs = (html: string, rel: string) =>
      [...html.matchAll(new RegExp(`<link rel="${rel}"(?: as="fetch")? href="([^"]*)"`, 'g'))].map((match) => match[1]);
    const home = await page('/', { cookie: 'Timezone=Asia/Bangkok' });
    expect(hrefs(home.html, 'modulepreload')).toEqual([
      '/assets/HomeScreen-c3.js',
      '/assets/rows-e5.js',
      '/assets/shell-vi.js',
      '/assets/home-vi.js',
    ]);
    expect(hrefs(home.html, 'stylesheet')).toEqual(['/assets/HomeScreen-c3.css', '/assets/rows-e5.css']);
    expect(hrefs(home.html, 'preload')).toEqual([
      '/live/api/schedule/feature-match?pageSize=12&amp;status=live',
      '/live/api/schedule/liveSchedule?date=2026-11-21&amp;pageSize=200&amp;timezone=Asia%2FBangkok',
      '/live/api/schedule/day-count?from=2026-11-20&amp;timezone=Asia%2FBangkok&amp;to=2026-11-26',
    ]);
    expect(home.html).toMatch(
      /<link rel="preload" as="image" href="\/media\/posters\/football.webp" imagesrcset="\/media\/posters\/football-448.webp 448w, /,
    );
    const day = await page('/lich-truc-tiep?date=2026-11-23', { cookie: 'Timezone=Asia%2FBangkok' });
    expect(hrefs(day.html, 'preload')[0]).toContain('date=2026-11-23&amp;');
    const room = await page('/en/truc-tiep/the-thao/bong-da/ben-go-nang-som-f1');
    expect(hrefs(room.html, 'modulepreload')).toEqual(['/assets/RoomScreen-d4.js']);
    expect(hrefs(room.html, 'preload')).toEqual(['/live/api/schedule/liveRoom?id=f1&amp;lang=en']);
  });

  it.each([
    ['/', 1],
    ['/lich-truc-tiep/tat-ca', 1],
    ['/truc-tiep/the-thao/bong-da/ben-go-nang-som-f1', 1],
    ['/menu', 0],
  ])('the face of figures comes along with %s %i times', async (path, times) => {
    const { html } = await page(path);
    const font = '<link rel="preload" as="font" type="font/woff2" href="/assets/figures-f6.woff2" crossorigin>';
    expect(html.split(font)).toHaveLength(times + 1);
  });
});

describe('LOCALE-1', () => {
  const outside = { 'sec-fetch-site': 'none' };
  it.each([
    [{ ...outside, 'accept-language': 'en-GB,en;q=0.9' }, '/en'],
    [{ ...outside, 'accept-language': 'fr, zh-TW;q=0.8, en;q=0.9' }, '/en'],
    [{ ...outside, 'accept-language': 'vi;q=0.1, zh-TW;q=0.8' }, '/zh'],
    [{ 'sec-fetch-site': 'cross-site', 'accept-language': 'zh-HK' }, '/zh'],
    [{ ...outside, 'accept-language': 'zh', cookie: 'a=b; i18n_redirected=en' }, '/en'],
    [{ ...outside, 'accept-language': 'en', cookie: 'i18n_redirected=vi' }, null],
    [{ ...outside, 'accept-language': 'fr' }, null],
    [{ ...outside, 'accept-language': 'en;q=0' }, null],
    [outside, null],
    [{ 'sec-fetch-site': 'same-origin', 'accept-language': 'en' }, null],
    [{ 'sec-fetch-site': 'same-origin', cookie: 'i18n_redirected=zh' }, null],
  ])('LOCALE-1: / asked with %j leads to %s', async (headers, location) => {
    const answer = await page('/', headers);
    expect(answer.status).toBe(location === null ? 200 : 302);
    expect(answer.headers.get('location')).toBe(location);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language');
  });

  it('LOCALE-1: the query goes along', async () => {
    const answer = await page('/?pid=7', { ...outside, 'accept-language': 'en' });
    expect(answer.headers.get('location')).toBe('/en?pid=7');
  });

  it('LOCALE-1: any other path states its language', async () => {
    for (const path of ['/lich-truc-tiep', '/en', '/zh/menu'])
      expect((await page(path, { ...outside, 'accept-language': 'zh', cookie: 'i18n_redirected=en' })).status).toBe(
        200,
      );
  });
});

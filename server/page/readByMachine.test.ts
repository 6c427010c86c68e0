import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import type { RouteSpec } from '#domain/routing/routeSpec.ts';
import { routes } from '#domain/routing/routes.ts';
import { site, startPages, type StartedPages } from '../testing/startPages.ts';

let started: StartedPages;
beforeAll(async () => {
  started = await startPages();
});
afterAll(() => started.close());
const page: StartedPages['page'] = (...asked) => started.page(...asked);

const table: readonly RouteSpec[] = routes;

describe('for those who read by machine', () => {
  it('LIVE-5, CA-8: the sitemap lists indexed pages, live rooms and commentators in each language with x-default', async () => {
    const { html, headers } = await page('/sitemap-pages.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const places = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
    const fixed = table.filter(({ indexed, canonical, path }) => indexed && !canonical && !path.includes(':'));
    const competitions = places.filter((place) => place?.includes('/giai-dau/'));
    expect(competitions.length).toBeGreaterThan(locales.length);
    const tips = places.filter((place) => place?.includes('/tip-keo/'));
    expect(tips).toContain(`${site}/zh/tip-keo/bong-da/tai-xiu`);
    const works = places.filter((place) => place?.includes('/phim-anh/xem-phim/'));
    expect(works).toContain(`${site}/zh/phim-anh/xem-phim/nguoi-ban-gio`);
    const channels = places.filter((place) => /\/tivi\/./u.test(place ?? ''));
    expect(channels).toContain(`${site}/zh/tivi/vietnam/song-ben`);
    const comics = places.filter((place) => /\/truyen-tranh\/./u.test(place ?? ''));
    expect(comics).toContain(`${site}/zh/truyen-tranh/cau-thu-so-khong/1`);
    const music = places.filter((place) =>
      /\/am-nhac\/(album|bai-hat)\/|\/am-nhac\/(ha-mua|dj-muc)$/u.test(place ?? ''),
    );
    expect(music).toContain(`${site}/zh/am-nhac/album/dem-tren-khan-dai/dem-tren-khan-dai`);
    const games = places.filter((place) => place?.includes('/game/choi-game/'));
    expect(games.length).toBeGreaterThan(0);
    const promotions = places.filter((place) => place?.includes('/khuyen-mai/'));
    expect(promotions).toContain(`${site}/zh/khuyen-mai/ghe-cua-ban`);
    const news = places.filter((place) => place?.includes('/tin-tuc/'));
    expect(news).toContain(`${site}/zh/tin-tuc/hau-truong`);
    const highlights = places.filter((place) => place?.includes('/highlight/'));
    expect(highlights.length).toBeGreaterThan(0);
    // One live room and one commentator.
    const areas = [competitions, tips, works, channels, comics, music, games, promotions, news, highlights];
    const listed = areas.reduce((sum, one) => sum + one.length, 0);
    expect(places).toHaveLength((fixed.length + 2) * locales.length + listed);
    expect(places).toContain(`${site}/truc-tiep/the-thao/bong-da/ben-go-nang-som-f1`);
    expect(places).toContain(`${site}/zh/truc-tiep/the-thao/bong-da/ben-go-nang-som-f1`);
    expect(places).toContain(`${site}/`);
    expect(places).toContain(`${site}/en`);
    expect(html.match(/hreflang="x-default"/g)).toHaveLength(places.length);
    expect(html).not.toContain('dat-lich-cua-ban');
    expect(html).not.toContain('/change-log');
  });

  it('robots.txt names the sitemap and keeps crawlers off the calls', async () => {
    const { html } = await page('/robots.txt');
    expect(html).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(html).toContain(`Sitemap: ${site}/sitemap-news.xml`);
    expect(html).toContain('Disallow: /live/');
  });
});

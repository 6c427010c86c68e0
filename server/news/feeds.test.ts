import { expect, it } from 'vitest';
import { anArticleCard, aReportCard } from '../../tests/fakes/news.ts';
import { jsonFeedOf, rssOf } from './feeds.ts';

const of = (articles = [aReportCard(), anArticleCard({ title: 'A & B <script>\u0001', updatedAt: 5 })]) => ({
  ...{ site: 'https://khandai.example', locale: 'en' as const, articles },
  category: { slug: 'cup', name: 'Cups' },
});

it('RSS 2.0: title, link and description, a self link, and items with permanent guids; no markup passes', () => {
  const rss = rssOf(of());
  expect(rss).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/u);
  expect(rss).toContain('<atom:link href="https://khandai.example/en/tin-tuc/cup/rss.xml" rel="self"');
  expect(rss.match(/<item>/gu)).toHaveLength(2);
  expect(rss).toContain('<pubDate>Tue, 14 Nov 2023 22:13:20 GMT</pubDate>');
  expect(rss).toContain('<title>A &amp; B &lt;script&gt;</title>');
  expect(rss).toContain(
    '<guid isPermaLink="true">https://khandai.example/en/tin-tuc/dong-bang/tuong-thuat/ben-go-nang-som-n2</guid>',
  );
});

it('JSON Feed 1.1: version, addresses, and items with an id, a text and dates', () => {
  const feed = JSON.parse(jsonFeedOf(of())) as { items: { id: string; url: string; title: string }[] };
  expect(feed).toMatchObject({
    ...{ version: 'https://jsonfeed.org/version/1.1', feed_url: 'https://khandai.example/en/tin-tuc/cup/feed.json' },
    items: [{ date_published: '2023-11-14T22:13:20.000Z' }, { date_modified: '1970-01-01T00:00:00.005Z' }],
  });
  expect(feed.items.every(({ id, url }) => id === url)).toBe(true);
});

it('B2: no feed tells the result of a match', () => {
  for (const text of [rssOf(of()), jsonFeedOf(of())]) expect(text).not.toMatch(/2–1|thắng/u);
  expect(rssOf(of())).toContain('Bến Gỗ – Nắng Sớm, vòng 13');
});

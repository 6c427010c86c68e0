import { expect, it } from 'vitest';
import type { Listed } from './catalogue.ts';
import { articleList, articlePaths, newsSitemap } from './newsSitemap.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const version = (slug: string, title: string) => ({
  ...{ slug, title, summary: '', coverAlt: '', tags: [], readMin: 1 },
});
const article = (changed: Partial<Listed>): Listed => ({
  ...{ articleId: 'n1', category: 'cup', type: 'nhan-dinh', cover: null, createdAt: NOW - 3_600_000 },
  ...{ author: { name: 'Thuỳ Gió', picture: null }, targets: [], spoilerFor: [], spoilerMatches: [], demo: false },
  versions: { vi: version('ban-ket', 'Bán kết & chung kết') },
  ...changed,
});

it('NE-1: the sitemap of news has each language of what is at most two days old', () => {
  const both = article({ versions: { vi: version('ban-ket', 'Bán kết'), en: version('semi-final', 'Semi-final') } });
  const old = article({ articleId: 'n2', createdAt: NOW - 3 * 86_400_000, versions: { vi: version('cu', 'Cũ') } });
  const text = newsSitemap('https://khandai.vn', [both, old], NOW);
  expect([...text.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address]) => address)).toEqual([
    'https://khandai.vn/tin-tuc/cup/nhan-dinh/ban-ket',
    'https://khandai.vn/en/tin-tuc/cup/nhan-dinh/semi-final',
  ]);
  expect(text).toContain('<news:language>en</news:language>');
  expect(text).toContain('<news:publication_date>2026-11-24T11:00:00.000Z</news:publication_date>');
});

it('B2: it names an article by what tells no result, and escapes it', () => {
  const report = article({
    versions: { vi: { ...version('a', 'Bến Gỗ thắng 2–1'), safeTitle: 'Bến Gỗ & Nắng Sớm' } },
  });
  const text = newsSitemap('https://khandai.vn', [report], NOW);
  expect(text).toContain('<news:title>Bến Gỗ &amp; Nắng Sớm</news:title>');
  expect(text).not.toContain('2–1');
});

it('NE-1: the list of articles for search engines has their addresses by language', async () => {
  const one = article({ updatedAt: NOW });
  expect(articlePaths(one)).toEqual({ vi: '/tin-tuc/cup/nhan-dinh/ban-ket' });
  const stand = { all: [one], byId: new Map(), bySlug: new Map() };
  const list = articleList({ read: async () => stand, blocksOf: async () => [], views: async () => new Map() });
  expect(await list.pages()).toEqual([
    { path: '/tin-tuc/cup/nhan-dinh/ban-ket', own: { vi: '/tin-tuc/cup/nhan-dinh/ban-ket' }, changedTs: NOW },
  ]);
});

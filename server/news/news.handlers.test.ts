import { expect, it } from 'vitest';
import type { ArticleSlice } from '#domain/news/article.ts';
import type { CallContext } from '../http/handlers.ts';
import { aStoredArticle, fakeNewsCatalogue } from '../testing/fakeNews.ts';
import { newsHandlers } from './news.handlers.ts';

const context = (locale: 'vi' | 'en' | 'zh' = 'vi') => ({ locale, now: 0, viewer: null }) as unknown as CallContext;
const version = (slug: string, title = slug) => ({
  ...{ slug, title, summary: '', coverAlt: '', tags: [], readMin: 1 },
});
const HOUR = 3_600_000;
const articles = Array.from({ length: 45 }, (_, i) =>
  aStoredArticle(`n${i}`, {
    createdAt: i * HOUR,
    targets: i === 3 ? [{ type: 'team', id: 't1' }] : [],
    ...(i % 2 === 0 && { category: 'dong-bang', type: 'tuong-thuat' }),
    versions: { vi: version(`bai-${i}`), ...(i === 4 && { en: version('story-4', 'Story four') }) },
  }),
);
const handlers = newsHandlers({
  catalogue: fakeNewsCatalogue(articles, new Map([['n7', 90]])),
  find: async (targets) => targets.map((target) => ({ target, title: 'Bến Gỗ', subtitle: '', img: null, path: '/' })),
  fixture: async () => null,
  digest: async () => ({ date: '2026-11-24', items: [] }),
});
const ids = (slice: unknown) => (slice as ArticleSlice).list.map(({ articleId }) => articleId);
const list = (input: Parameters<typeof handlers.list>[0]) => handlers.list(input, context());

it('NE-3: newest first, whole in slices without a repetition, and by views', async () => {
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const slice = (await list(cursor === undefined ? {} : { cursor })) as ArticleSlice;
    seen.push(...ids(slice));
    cursor = slice.next;
  }
  expect(seen).toEqual(articles.map(({ articleId }) => articleId).toReversed());
  expect(ids(await list({ sort: 'viewCount,desc' }))[0]).toBe('n7');
  expect(ids(await list({ hot: 'xem-nhieu-nhat' }))[0]).toBe('n7');
  expect(ids(await list({ hot: 'xem-nhieu-nhat', sort: 'mostArticle,desc' }))[0]).toBe('n44');
});

it('NE-1: a list is of its category and type alone, and the tree names what there is', async () => {
  const inCategory = (await list({ category: 'dong-bang', type: 'tuong-thuat' })) as ArticleSlice;
  expect(inCategory.list.every(({ category }) => category === 'dong-bang')).toBe(true);
  expect(ids(await list({ category: 'dong-bang', type: 'cau-chuyen' }))).toEqual([]);
  expect(await handlers.categoryTree({}, context('en'))).toEqual([
    { slug: 'dong-bang', name: 'Delta League', types: [{ slug: 'tuong-thuat', name: 'Reports' }] },
    { slug: 'hau-truong', name: 'Behind the scenes', types: [{ slug: 'cau-chuyen', name: 'Stories' }] },
  ]);
});

it('NE-10: what is about a followed team comes first and says so', async () => {
  const slice = (await list({ hot: 'de-xuat', teams: 't1,t9' })) as ArticleSlice;
  expect(slice.list[0]).toMatchObject({ articleId: 'n3', reason: { key: 'team', teamId: 't1', name: 'Bến Gỗ' } });
  expect(slice.list[1]?.reason).toBeUndefined();
});

it('NE-2: an article comes in the language of the reader where it is in it, by its slug in any', async () => {
  expect(await handlers.detail({ slug: 'bai-4' }, context('en'))).toMatchObject({
    ...{ lang: 'en', title: 'Story four', slug: 'story-4', alternates: { vi: 'bai-4', en: 'story-4' } },
  });
  expect(await handlers.detail({ slug: 'bai-5' }, context('zh'))).toMatchObject({
    lang: 'vi',
    alternates: { vi: 'bai-5' },
  });
  expect(await handlers.detail({ slug: 'khong-co' }, context())).toMatchObject({ code: 404 });
});

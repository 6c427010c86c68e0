import type { NewsRouteId } from '#domain/routing/areas/news.routes.ts';
import type { FirstCall, FirstOf } from './first.ts';

const tree: FirstCall = { resource: 'newsTree', input: null };

export const newsFirst: FirstOf<Exclude<NewsRouteId, 'newsroom'>> = {
  news: () => [
    tree,
    { resource: 'newsList', input: { hot: 'noi-bat' } },
    { resource: 'newsList', input: {} },
    { resource: 'newsList', input: { hot: 'xem-nhieu-nhat' } },
    { resource: 'newsDigest', input: null },
  ],
  newsCategory: ({ category }) => [tree, { resource: 'newsList', input: { category } }],
  newsType: ({ category, type }) => [tree, { resource: 'newsList', input: { category, type } }],
  article: ({ slug }) => [{ resource: 'articleDetail', input: { slug } }],
};

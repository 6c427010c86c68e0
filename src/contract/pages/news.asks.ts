import { news } from '../http/news.ts';
import type { InputOf } from '../http/call.ts';
import { ask } from './ask.ts';

/** The resources of `machines/news/news.resources.ts` that pages load first. */
export const newsAsks = {
  newsTree: ask(news.categoryTree, (_: null) => ({})),
  newsList: ask(news.list, (query: Pick<InputOf<typeof news.list>, 'category' | 'type' | 'hot' | 'sort'>) => query),
  newsDigest: ask(news.digest, (_: null) => ({})),
  articleDetail: ask(news.detail, (query: { readonly slug: string }) => query),
};

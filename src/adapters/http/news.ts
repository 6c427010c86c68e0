import { news } from '#contract/http/news.ts';
import type { NewsPort } from '#ports/news.ts';
import type { Send } from './send.ts';

export const httpNews = (send: Send): NewsPort => ({
  categories: (signal) => send(news.categoryTree, {}, signal),
  list: (query, cursor, signal) => send(news.list, { ...query, ...(cursor !== null && { cursor }) }, signal),
  article: (slug, signal) => send(news.detail, { slug }, signal),
  digest: (date, signal) => send(news.digest, date === null ? {} : { date }, signal),
});

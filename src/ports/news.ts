import type { Article, ArticleSlice, NewsCategory, NewsDigest, NewsFilter, NewsSort } from '#domain/news/article.ts';
import type { Outcome } from './failure.ts';

/** What a list of news is narrowed and ranked by; `teams` are ids with commas, `about` is `team:id`. */
export interface NewsQuery {
  readonly category?: string;
  readonly type?: string;
  readonly hot?: NewsFilter;
  readonly sort?: NewsSort;
  readonly teams?: string;
  readonly about?: string;
}

/** News to read. */
export interface NewsPort {
  readonly categories: (signal: AbortSignal) => Promise<Outcome<readonly NewsCategory[]>>;
  readonly list: (query: NewsQuery, cursor: string | null, signal: AbortSignal) => Promise<Outcome<ArticleSlice>>;
  readonly article: (slug: string, signal: AbortSignal) => Promise<Outcome<Article>>;
  /** Of today where no day is given. */
  readonly digest: (date: string | null, signal: AbortSignal) => Promise<Outcome<NewsDigest>>;
}

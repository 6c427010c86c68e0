import type { ArticleBlock } from '#domain/news/article.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { StoredArticle } from './newsForm.ts';

/** Articles that are in no table: the demo's, computed from the time. */
export interface NewsSource {
  readonly articles: (now: number) => Promise<readonly StoredArticle[]>;
  readonly blocksOf: (articleId: string, lang: Locale, now: number) => Promise<readonly ArticleBlock[]>;
}

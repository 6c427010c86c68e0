import * as Schema from 'effect/Schema';
import type { ArticleBlock } from '#domain/news/article.ts';
import { locales, type Locale } from '#domain/locale/locale.ts';
import { grouped } from '#domain/shared/grouped.ts';
import type { Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { ArticleForm, BlocksForm, VersionForm, type StoredArticle } from '../shared/news/newsForm.ts';

const LangColumn = Schema.Literals(locales.map(({ code }) => code));
const ArticleRow = Schema.Struct({
  ...{ articleId: Schema.String, category: Schema.String, type: Schema.String, createdAt: Schema.Int },
  data: Schema.fromJsonString(ArticleForm),
});
const VersionRow = Schema.Struct({
  ...{ articleId: Schema.String, lang: LangColumn, slug: Schema.String },
  data: Schema.fromJsonString(VersionForm),
});
const FormerRow = Schema.Struct({ articleId: Schema.String, slug: Schema.String });
const BlocksRow = Schema.Struct({ blocks: Schema.fromJsonString(BlocksForm) });
const RevisionRow = Schema.Struct({ revision: Schema.Int });

/** The news tables as readers see them: drafts are never included. */
export const newsStore = (database: Pick<Queries, 'all' | 'one'>) => ({
  /** Changes whenever an import changes something. */
  revision: async (): Promise<number> =>
    (await database.one(RevisionRow, sql`select revision from news_revision where name = ${'news'}`))?.revision ?? 0,
  /** All released articles, without their blocks. */
  articles: async (): Promise<readonly StoredArticle[]> => {
    const [articles, versions, former] = await Promise.all([
      database.all(
        ArticleRow,
        sql`select article_id as "articleId", category, type, created_ts as "createdAt", data from article
            where state = ${'released'}`,
      ),
      database.all(
        VersionRow,
        sql`select article_version.article_id as "articleId", lang, slug, article_version.data as data
            from article_version join article on article.article_id = article_version.article_id
            where state = ${'released'}`,
      ),
      database.all(FormerRow, sql`select article_id as "articleId", slug from article_former_slug order by slug`),
    ]);
    const had = grouped(former, ({ articleId }) => articleId);
    const of = grouped(versions, ({ articleId }) => articleId);
    return articles.map(({ data, ...row }) => ({
      ...row,
      ...data,
      formerSlugs: (had.get(row.articleId) ?? []).map(({ slug }) => slug),
      versions: Object.fromEntries(
        (of.get(row.articleId) ?? []).map(({ lang, slug, data: version }) => [lang, { slug, ...version }]),
      ),
    }));
  },
  blocksOf: async (articleId: string, lang: Locale): Promise<readonly ArticleBlock[]> =>
    (
      await database.one(
        BlocksRow,
        sql`select blocks from article_version join article on article.article_id = article_version.article_id
            where article_version.article_id = ${articleId} and lang = ${lang} and state = ${'released'}`,
      )
    )?.blocks ?? [],
});
export type NewsStore = ReturnType<typeof newsStore>;

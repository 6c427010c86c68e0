import * as Schema from 'effect/Schema';
import type { Database, Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { ArticleForm, BlocksForm, VersionForm } from '../../shared/news/newsForm.ts';
import type { Draft } from './draftOf.ts';

const IdRow = Schema.Struct({ id: Schema.String });
const writeArticle = Schema.encodeSync(Schema.fromJsonString(ArticleForm));
const writeVersion = Schema.encodeSync(Schema.fromJsonString(VersionForm));
const writeBlocks = Schema.encodeSync(Schema.fromJsonString(BlocksForm));

/** Where a draft stands until somebody finds a better place for it. */
const CATEGORY = 'hau-truong';
const TYPE = 'cau-chuyen';

const putOne = async (queries: Queries, feed: string, draft: Draft): Promise<boolean> => {
  const { articleId, createdAt, lang, slug, article, version, blocks } = draft;
  const taken = await queries.one(
    IdRow,
    sql`select article_id as id from article where article_id = ${articleId}
        union select article_id as id from article_version where slug = ${slug}`,
  );
  if (taken) return false;
  await queries.run(
    sql`insert into article (article_id, category, type, created_ts, data, source, state)
        values (${articleId}, ${CATEGORY}, ${TYPE}, ${createdAt}, ${writeArticle(article)}, ${feed}, ${'draft'})`,
  );
  await queries.run(
    sql`insert into article_version (article_id, lang, slug, data, blocks)
        values (${articleId}, ${lang}, ${slug}, ${writeVersion(version)}, ${writeBlocks(blocks)})`,
  );
  return true;
};

export const draftsStore = (database: Pick<Database, 'transaction'>) => ({
  /**
   * Adds what is new of a feed, all or nothing: a unique key refuses an article or slug that another process added
   * meanwhile, and the next reading finds it. What is there stays as it is, whatever became of it. Answers how many came.
   */
  put: (feed: string, drafts: readonly Draft[]): Promise<number> =>
    database.transaction(async (queries) => {
      let added = 0;
      for (const draft of drafts) if (await putOne(queries, feed, draft)) added += 1;
      return added;
    }),
  /** Removes drafts of a feed from before a time that still are what came from it, by one statement. */
  forget: (feed: string, before: number): Promise<number> =>
    database.transaction((queries) =>
      queries.run(sql`delete from article where state = ${'draft'} and source = ${feed} and created_ts < ${before}`),
    ),
});
export type DraftsStore = ReturnType<typeof draftsStore>;

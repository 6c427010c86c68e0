import type { Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

/** An article has given up a slug: whoever follows it still finds the article, as long as no other has taken it. */
export const keepFormerSlug = async (queries: Queries, articleId: string, slug: string): Promise<void> => {
  await queries.run(
    sql`insert into article_former_slug (slug, article_id) values (${slug}, ${articleId})
        on conflict (slug) do update set article_id = excluded.article_id`,
  );
};

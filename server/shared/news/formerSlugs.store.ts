import type { Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

/**
 * Records a slug that an article gave up: links to it still lead to the article until another article takes the slug.
 */
export const keepFormerSlug = async (queries: Queries, articleId: string, slug: string): Promise<void> => {
  await queries.run(
    sql`insert into article_former_slug (slug, article_id) values (${slug}, ${articleId})
        on conflict (slug) do update set article_id = excluded.article_id`,
  );
};

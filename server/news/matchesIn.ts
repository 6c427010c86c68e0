import type { ArticleBlock } from '#domain/news/article.ts';

/** Ids of the matches that the blocks refer to, without duplicates. */
export const matchesIn = (blocks: readonly ArticleBlock[]): readonly string[] => [
  ...new Set(blocks.flatMap((block) => ('fixtureId' in block && block.fixtureId ? [block.fixtureId] : []))),
];

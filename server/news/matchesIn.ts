import type { ArticleBlock } from '#domain/news/article.ts';

/** Ids of the matches that blocks name, each once. */
export const matchesIn = (blocks: readonly ArticleBlock[]): readonly string[] => [
  ...new Set(blocks.flatMap((block) => ('fixtureId' in block && block.fixtureId ? [block.fixtureId] : []))),
];

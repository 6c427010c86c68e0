import type { ReactNode } from 'react';
import type { ArticleCard } from '#domain/news/article.ts';
import { untilEnough } from '#domain/shared/untilEnough.ts';
import { holdsMuted, isAboutMuted } from '#domain/social/mutes.ts';
import { Unmuted } from '../../shared/Unmuted.tsx';
import { useMutes } from '../../shared/useMutes.ts';

/** What a muted topic is looked for in. */
const topicsOf = ({ title, summary, categoryName, typeName, reason }: ArticleCard): readonly string[] => [
  ...[title, summary, categoryName, typeName],
  ...(reason ? [reason.name] : []),
];

interface UnmutedArticlesProps {
  readonly all: readonly ArticleCard[];
  /** Of a longer list so many are shown. */
  readonly first?: number;
  readonly children: (articles: readonly ArticleCard[]) => ReactNode;
}

/** Whether an article holds a muted word, or is about a muted team, category or topic. */
export const useIsMutedArticle = () => {
  const mutes = useMutes();
  return (one: ArticleCard): boolean =>
    isAboutMuted(mutes, topicsOf(one)) || holdsMuted(mutes, `${one.title}. ${one.summary}`);
};

/** SO-10: articles without those that the viewer muted. */
export const UnmutedArticles = ({ all, first, children }: UnmutedArticlesProps) => {
  const isMuted = useIsMutedArticle();
  const list = first === undefined ? all : untilEnough(all, first, isMuted);
  return (
    <Unmuted list={list} isMuted={isMuted}>
      {(shown) => children(first === undefined ? shown : shown.slice(0, first))}
    </Unmuted>
  );
};

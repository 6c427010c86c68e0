import type { ArticleCard } from '#domain/news/article.ts';
import type { NewsQuery } from '#ports/news.ts';
import { newsList } from '#machines/news/news.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { ArticleRow } from '../features/news/ArticleCards.tsx';
import { UnmutedArticles } from '../features/news/UnmutedArticles.tsx';
import * as styles from './news.css.ts';

interface ArticleListProps {
  readonly query: NewsQuery;
  /** Articles that stand elsewhere on the page. */
  readonly but?: readonly ArticleCard[];
}

/** NE-4, NE-9: a list of articles that goes on; new ones wait above it until they are asked for. */
export const ArticleList = ({ query, but = [] }: ArticleListProps) => {
  const t = useWords('news');
  const elsewhere = new Set(but.map(({ articleId }) => articleId));
  return (
    <Feed
      of={useFeed(newsList, query)}
      loading={<SkeletonRows rows={6} height={112} />}
      empty={<Empty fact={t('noneFact')}>{t('none')}</Empty>}
    >
      {(all) => (
        <UnmutedArticles all={butFor(all, elsewhere)}>
          {(articles) => (
            <ul className={styles.list}>
              {articles.map((one) => (
                <ArticleRow key={one.articleId} article={one} />
              ))}
            </ul>
          )}
        </UnmutedArticles>
      )}
    </Feed>
  );
};

/** Where all of them stand elsewhere, none is left out: a list with a heading is not empty. */
const butFor = (all: readonly ArticleCard[], elsewhere: ReadonlySet<string>): readonly ArticleCard[] => {
  const others = all.filter(({ articleId }) => !elsewhere.has(articleId));
  return others.length === 0 ? all : others;
};

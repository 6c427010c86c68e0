import type { ArticleCard } from '#domain/news/article.ts';
import { listPath, rankOf, type NewsRank } from '#domain/news/newsView.ts';
import { newsList } from '#machines/news/news.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton, SkeletonRows } from '../kit/Skeleton.tsx';
import { ArticleList } from './ArticleList.tsx';
import { GridArticle, LeadArticle } from '../features/news/ArticleCards.tsx';
import { UnmutedArticles, useIsMutedArticle } from '../features/news/UnmutedArticles.tsx';
import { ForYou } from './ForYou.tsx';
import { LiveStrip } from './LiveStrip.tsx';
import { NewsAside } from './NewsAside.tsx';
import { NewsHead } from './NewsHead.tsx';
import { RankChips } from './RankChips.tsx';
import * as styles from './news.css.ts';

const partOf = ({ hot, sort }: NewsRank): 'mine' | 'hot' | null => {
  if (hot === 'de-xuat') return 'mine';
  return hot === undefined && sort === undefined ? 'hot' : null;
};

/** NE-1, NE-3: the first page of news, or all news in the order that the address asks for. */
export default function NewsScreen() {
  const rank = rankOf(useQuery('hot'), useQuery('sort'));
  const at = partOf(rank);
  return (
    <div className={styles.page}>
      <NewsHead at={at} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {at === 'hot' && <FirstPage />}
          {at === 'mine' && <ForYou />}
          {at === null && (
            <>
              <RankChips place={{}} rank={rank} />
              <ArticleList query={rank} />
            </>
          )}
        </div>
        <NewsAside besideOnly={at === 'mine'} />
      </div>
    </div>
  );
}

/** How many stand in the grid below the lead. */
const GRID = 3;

const FirstPage = () => {
  const t = useWords('news');
  const { value, failure, busy, retry } = useFeed(newsList, { hot: 'noi-bat' });
  const isMuted = useIsMutedArticle();
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value)
    return (
      <div className={styles.main} aria-hidden="true">
        <Skeleton height={290} />
        <SkeletonRows rows={6} height={112} />
      </div>
    );
  if (value.list.length === 0) return <Empty fact={t('noneFact')}>{t('none')}</Empty>;
  const running = value.list.find((one) => one.live && !isMuted(one));
  return (
    <UnmutedArticles all={value.list} first={1 + GRID}>
      {(articles) => <Front articles={articles} running={running ?? null} />}
    </UnmutedArticles>
  );
};

interface FrontProps {
  /** The lead, and those in the grid below it. */
  readonly articles: readonly ArticleCard[];
  readonly running: ArticleCard | null;
}

const Front = ({ articles, running }: FrontProps) => {
  const t = useWords('news');
  const [lead, ...grid] = articles;
  return (
    <>
      {lead && <LeadArticle article={lead} />}
      {running && <LiveStrip slug={running.slug} />}
      {grid.length > 0 && (
        <ul className={styles.grid}>
          {grid.map((one) => (
            <GridArticle key={one.articleId} article={one} />
          ))}
        </ul>
      )}
      <section>
        <div className={styles.sectionHead}>
          <h2 className={styles.heading}>{t('newest')}</h2>
          <Link to={listPath({}, { sort: 'mostArticle,desc' })}>{t('all')}</Link>
        </div>
        <ArticleList query={{}} but={articles} />
      </section>
    </>
  );
};

import { listPath } from '#domain/news/newsView.ts';
import { newsList } from '#machines/news/news.resources.ts';
import { useFeed } from '../../hooks/useFeed.ts';
import { useWords } from '../../hooks/useWords.ts';
import { FrontHead } from '../../kit/FrontHead.tsx';
import { ArticleRow, LeadArticle } from './ArticleCards.tsx';
import { UnmutedArticles } from './UnmutedArticles.tsx';
import * as styles from './FrontNews.css.ts';

/** How many stand below the lead. */
const ROWS = 4;

/** The lead of the news and the next ones, with the way to all of them; nothing while there are none. */
export const FrontNews = () => {
  const t = useWords('news');
  const { value } = useFeed(newsList, { hot: 'noi-bat' });
  if (!value || value.list.length === 0) return null;
  return (
    <section aria-labelledby="news-front">
      <FrontHead id="news-front" title={t('title')} to={listPath({})} all={t('all')} />
      <UnmutedArticles all={value.list} first={1 + ROWS}>
        {([lead, ...rest]) =>
          lead && (
            <>
              <LeadArticle article={lead} stacked />
              <ul className={styles.list}>
                {rest.map((one) => (
                  <ArticleRow key={one.articleId} article={one} short />
                ))}
              </ul>
            </>
          )
        }
      </UnmutedArticles>
    </section>
  );
};

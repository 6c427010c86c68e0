import { listPath } from '#domain/news/newsView.ts';
import { articlePath } from '#domain/news/newsPaths.ts';
import { newsList } from '#machines/news/news.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { ComingMatch } from './ComingMatch.tsx';
import { Digest } from './Digest.tsx';
import { stretched } from '../features/news/ArticleCards.css.ts';
import * as styles from './news.css.ts';

const MOST_READ = 5;

/** Beside each list of news: the day in a minute, what is read most, and the next match that is written about; `besideOnly` where it may not stand below. */
export const NewsAside = ({ besideOnly }: { readonly besideOnly?: boolean }) => {
  const t = useWords('news');
  const { value, failure } = useFeed(newsList, { hot: 'xem-nhieu-nhat' });
  return (
    <aside className={styles.aside} aria-label={t('aside')} data-beside={besideOnly ? 'only' : undefined}>
      <Digest />
      {!(failure && !value) && (
        <section>
          <div className={styles.sectionHead}>
            <h2 className={styles.heading}>{t('mostRead')}</h2>
            <Link to={listPath({}, { hot: 'xem-nhieu-nhat' })}>{t('all')}</Link>
          </div>
          {value ? (
            <ol className={styles.list}>
              {value.list.slice(0, MOST_READ).map((one, i) => (
                <li key={one.articleId} className={styles.ranked}>
                  <b className={styles.rank} aria-hidden="true">
                    {i + 1}
                  </b>
                  <Link to={articlePath(one)} className={stretched}>
                    {one.title}
                  </Link>
                </li>
              ))}
            </ol>
          ) : (
            <SkeletonRows rows={MOST_READ} height={44} />
          )}
        </section>
      )}
      <ComingMatch />
    </aside>
  );
};

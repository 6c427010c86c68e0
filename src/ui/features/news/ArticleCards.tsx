import type { ReactNode } from 'react';
import type { ArticleCard, NewsPicture } from '#domain/news/article.ts';
import { newsImage } from '#domain/news/newsPicture.ts';
import { articlePath } from '#domain/news/newsPaths.ts';
import { useWords } from '../../hooks/useWords.ts';
import { CoverPicture } from '../../kit/CoverPicture.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { LiveBadge } from '../../kit/LiveBadge.tsx';
import { Ago } from '../../shared/Ago.tsx';
import * as styles from './ArticleCards.css.ts';

interface CoverProps {
  readonly cover: NewsPicture | null;
  readonly as: 'lead' | 'grid' | 'row';
  /** The largest picture of its page. */
  readonly eager?: boolean;
}

/** The picture of an article in the place that is kept for it; its title says what it is about. */
export const Cover = ({ cover, as, eager = false }: CoverProps) => (
  <span className={styles.cover}>
    {cover && <CoverPicture picture={cover} image={newsImage(cover, as)} className={styles.picture} first={eager} />}
  </span>
);

interface CardProps {
  readonly article: ArticleCard;
}

/** Where an article stands and when it came, or that its result is hidden. */
const Facts = ({ article, children }: CardProps & { readonly children?: ReactNode }) => {
  const t = useWords('news');
  const { hidden, categoryName, createdAt, live } = article;
  return (
    <span className={styles.facts}>
      {live && <LiveBadge small>{t('live')}</LiveBadge>}
      {hidden && (
        <span className={styles.shielded}>
          <Icon name="eye-off" size={14} />
          {t('shielded')}
        </span>
      )}
      {children ?? <span>{categoryName}</span>}
      <Ago at={createdAt} />
    </span>
  );
};

/** NE-10: why it is proposed. */
const Reason = ({ article: { reason } }: CardProps) => {
  const t = useWords('news');
  return reason ? <span className={styles.reason}>{t('because', { team: reason.name })}</span> : null;
};

/** The first article of a page; `stacked` has its picture above the text in wide windows too. */
export const LeadArticle = ({ article, stacked }: CardProps & { readonly stacked?: true }) => {
  const t = useWords('news');
  return (
    <article className={styles.lead} data-stacked={stacked} data-article={article.articleId}>
      <Cover cover={article.cover} as="lead" eager={!stacked} />
      <div className={styles.leadText}>
        <span className={styles.kicker}>{[article.categoryName, article.typeName].join(', ')}</span>
        <h2 className={styles.leadTitle}>
          <Link to={articlePath(article)} className={styles.stretched}>
            {article.title}
          </Link>
        </h2>
        <p className={styles.leadSummary}>{article.summary}</p>
        <Facts article={article}>
          <span>{article.author.name}</span>
          <span>{t('minutes', { count: article.readMin })}</span>
        </Facts>
      </div>
    </article>
  );
};

/** One of those beside each other below the lead. */
export const GridArticle = ({ article }: CardProps) => (
  <li className={styles.cell} data-article={article.articleId}>
    <Cover cover={article.cover} as="grid" />
    <div className={styles.cellText}>
      <h3 className={styles.rowTitle}>
        <Link to={articlePath(article)} className={styles.stretched}>
          {article.title}
        </Link>
      </h3>
      <Facts article={article} />
    </div>
  </li>
);

/** An article in a list; `short` has no summary, for the side of a page. */
export const ArticleRow = ({
  article,
  short,
  children,
}: CardProps & { readonly short?: true; readonly children?: ReactNode }) => (
  <li className={styles.row} data-short={short} data-article={article.articleId}>
    <div className={styles.rowText}>
      <h3 className={styles.rowTitle}>
        <Link to={articlePath(article)} className={styles.stretched}>
          {article.title}
        </Link>
      </h3>
      {!short && <p className={styles.rowSummary}>{article.summary}</p>}
      <Reason article={article} />
      <Facts article={article} />
      {children}
    </div>
    <Cover cover={article.cover} as="row" />
  </li>
);

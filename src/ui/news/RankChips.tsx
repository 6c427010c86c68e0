import type { NewsSort } from '#domain/news/article.ts';
import { listPath, type NewsPlace, type NewsRank } from '#domain/news/newsView.ts';
import { useWords } from '../hooks/useWords.ts';
import { chipLook } from '../kit/Chip.tsx';
import { Link } from '../kit/Link.tsx';
import * as styles from './news.css.ts';

interface RankChipsProps {
  readonly place: NewsPlace;
  readonly rank: NewsRank;
}

/** The orders: by the filter of the address, or by the sort that says the same. */
const ranks: readonly {
  readonly key: 'newest' | 'hot' | 'mostRead';
  readonly rank: NewsRank;
  readonly same?: NewsSort;
}[] = [
  { key: 'newest', rank: {}, same: 'mostArticle,desc' },
  { key: 'hot', rank: { hot: 'noi-bat' } },
  { key: 'mostRead', rank: { hot: 'xem-nhieu-nhat' }, same: 'viewCount,desc' },
];

/** NE-3, SORT-1: the orders of a list, each with its own address. */
export const RankChips = ({ place, rank: { hot, sort } }: RankChipsProps) => {
  const t = useWords('news');
  // All news by its newest has an address of its own: without a query stands the first page.
  const newest: NewsRank = place.category === undefined ? { sort: 'mostArticle,desc' } : {};
  return (
    <nav className={styles.chips} aria-label={t('order')}>
      {ranks.map(({ key, rank, same }) => {
        const on = sort === undefined ? rank.hot === hot : same === sort;
        return (
          <Link
            key={key}
            to={listPath(place, key === 'newest' ? newest : rank)}
            aria-current={on ? 'page' : undefined}
            {...chipLook(on)}
          >
            {t(key)}
          </Link>
        );
      })}
    </nav>
  );
};

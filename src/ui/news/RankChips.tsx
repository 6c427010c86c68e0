import { listPath, type NewsPlace, type NewsRank } from '#domain/news/newsView.ts';
import { useWords } from '../hooks/useWords.ts';
import { chipLook } from '../kit/Chip.tsx';
import { Link } from '../kit/Link.tsx';
import * as styles from './news.css.ts';

interface RankChipsProps {
  readonly place: NewsPlace;
  readonly rank: NewsRank;
}

const ranks = [
  { key: 'newest', rank: {}, same: ['mostArticle,desc'] },
  { key: 'hot', rank: { hot: 'noi-bat' }, same: [] },
  { key: 'mostRead', rank: { hot: 'xem-nhieu-nhat' }, same: ['viewCount,desc'] },
] as const satisfies readonly { readonly key: string; readonly rank: NewsRank; readonly same: readonly string[] }[];

/** NE-3, SORT-1: the orders of a list, each with its own address. */
export const RankChips = ({ place, rank: { hot, sort } }: RankChipsProps) => {
  const t = useWords('news');
  const isOn = ({ rank, same }: (typeof ranks)[number]): boolean =>
    sort === undefined ? ('hot' in rank ? rank.hot : undefined) === hot : same.some((one) => one === sort);
  // All news by its newest has an address of its own: without a query stands the first page.
  const rankIn = ({ key, rank }: (typeof ranks)[number]): NewsRank =>
    key === 'newest' && place.category === undefined ? { sort: 'mostArticle,desc' } : rank;
  return (
    <nav className={styles.chips} aria-label={t('order')}>
      {ranks.map((one) => {
        const on = isOn(one);
        return (
          <Link
            key={one.key}
            to={listPath(place, rankIn(one))}
            aria-current={on ? 'page' : undefined}
            {...chipLook(on)}
          >
            {t(one.key)}
          </Link>
        );
      })}
    </nav>
  );
};

import { isRank, listPath, newsRanks, type NewsPlace, type NewsRank } from '#domain/news/newsView.ts';
import { useWords } from '../hooks/useWords.ts';
import { ChipNav } from '../kit/ChipNav.tsx';

interface RankChipsProps {
  readonly place: NewsPlace;
  readonly rank: NewsRank;
}

/** NE-3, SORT-1: the orders of a list, each with its own address. */
export const RankChips = ({ place, rank }: RankChipsProps) => {
  const t = useWords('news');
  // All news by its newest has an address of its own: without a query stands the first page.
  const newest: NewsRank = place.category === undefined ? { sort: 'mostArticle,desc' } : {};
  const links = newsRanks.map((one) => ({
    to: listPath(place, one.key === 'newest' ? newest : one.rank),
    label: t(one.key),
    current: isRank(rank, one),
  }));
  return <ChipNav label={t('order')} links={links} />;
};

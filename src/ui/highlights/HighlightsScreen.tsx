import { highlightPlacePath, type HighlightPlace } from '#domain/highlights/highlightPaths.ts';
import { isRank, newsRanks, placeNames, rankedPath, rankOf } from '#domain/news/newsView.ts';
import { highlightList, highlightTree } from '#machines/highlights/highlights.resources.ts';
import type { NewsQuery } from '#ports/news.ts';
import { grid } from '../features/highlights/HighlightTile.css.ts';
import { HighlightTile } from '../features/highlights/HighlightTile.tsx';
import { useFeed } from '../hooks/useFeed.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { ChipNav } from '../kit/ChipNav.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { HighlightsHead } from './HighlightsHead.tsx';
import * as styles from './highlights.css.ts';

interface HighlightsScreenProps {
  readonly params: HighlightPlace;
}

const labels = { newest: 'newest', hot: 'hot', mostRead: 'mostWatched' } as const;

/** NE-1, NE-3: all highlights, those of a category, or of a type in it, in the order of the address. */
export default function HighlightsScreen({ params: { category, type } }: HighlightsScreenProps) {
  const t = useWords('highlights');
  const place: HighlightPlace = { ...(category !== undefined && { category }), ...(type !== undefined && { type }) };
  const rank = rankOf(useQuery('hot'), useQuery('sort'));
  const { value: tree } = useResource(highlightTree, null);
  const names = tree && placeNames(tree, place);
  useNotFound(category !== undefined && tree !== null && names === null);
  const types = tree?.find(({ slug }) => slug === category)?.types ?? [];
  return (
    <div className={styles.page}>
      <HighlightsHead at={category ?? null} />
      <div className={styles.body}>
        <div className={styles.placeHead}>
          <h2 className={styles.placeTitle}>
            {category === undefined ? t('allParts') : names ? names.type || names.category : '\u00a0'}
          </h2>
          <ChipNav
            label={t('order')}
            links={newsRanks.map((one) => ({
              to: rankedPath(highlightPlacePath(place), one.rank),
              label: t(labels[one.key]),
              current: isRank(rank, one),
            }))}
          />
        </div>
        {category !== undefined && (
          <ChipNav
            label={t('types')}
            links={[
              { to: highlightPlacePath({ category }), label: t('allTypes'), current: type === undefined },
              ...types.map(({ slug, name }) => ({
                to: highlightPlacePath({ category, type: slug }),
                label: name,
                current: type === slug,
              })),
            ]}
          />
        )}
        <List query={{ ...place, ...rank }} />
      </div>
    </div>
  );
}

/** Of a page of tiles, those that a phone's first window shows. */
const EAGER = 2;
const WAITING = 8;

const List = ({ query }: { readonly query: NewsQuery }) => {
  const t = useWords('highlights');
  return (
    <Feed
      of={useFeed(highlightList, query)}
      loading={
        <div className={grid} aria-hidden="true">
          {Array.from({ length: WAITING }, (_, i) => (
            <Skeleton key={i} height={220} />
          ))}
        </div>
      }
      empty={<Empty fact={t('noneFact')}>{t('none')}</Empty>}
    >
      {(all) => (
        <ul className={grid}>
          {all.map((one, i) => (
            <HighlightTile key={one.highlightId} highlight={one} first={i < EAGER} />
          ))}
        </ul>
      )}
    </Feed>
  );
};

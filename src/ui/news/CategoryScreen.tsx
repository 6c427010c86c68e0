import { listPath, placeNames, rankOf, type NewsPlace } from '#domain/news/newsView.ts';
import { newsTree } from '#machines/news/news.resources.ts';
import type { ScreenProps } from '../app/screen.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { ChipNav } from '../kit/ChipNav.tsx';
import { ArticleList } from './ArticleList.tsx';
import { NewsAside } from './NewsAside.tsx';
import { NewsHead } from './NewsHead.tsx';
import { RankChips } from './RankChips.tsx';
import * as styles from './news.css.ts';

/** NE-1: a category of news, or a type of articles in it. */
export default function CategoryScreen({
  params,
}: {
  readonly params: ScreenProps<'newsCategory'>['params'] & Partial<ScreenProps<'newsType'>['params']>;
}) {
  const t = useWords('news');
  const { category, type } = params;
  const place: NewsPlace = { category, ...(type !== undefined && { type }) };
  const rank = rankOf(useQuery('hot'), useQuery('sort'));
  const { value: tree } = useResource(newsTree, null);
  const names = tree && placeNames(tree, place);
  useNotFound(tree !== null && names === null);
  const types = tree?.find(({ slug }) => slug === category)?.types ?? [];
  const chips = [
    { to: listPath({ category }), label: t('allTypes'), current: type === undefined },
    ...types.map(({ slug, name }) => ({
      to: listPath({ category, type: slug }),
      label: name,
      current: type === slug,
    })),
  ];
  return (
    <div className={styles.page}>
      <NewsHead at={category} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <header className={styles.placeHead}>
            <h2 className={styles.placeTitle}>{names ? names.type || names.category : '\u00a0'}</h2>
            <RankChips place={place} rank={rank} />
          </header>
          <ChipNav label={t('types')} links={chips} />
          <ArticleList query={{ ...place, ...rank }} />
        </div>
        <NewsAside />
      </div>
    </div>
  );
}

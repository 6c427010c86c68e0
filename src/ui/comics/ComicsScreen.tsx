import { Suspense } from 'react';
import type { ComicCard } from '#domain/comics/comic.ts';
import { comicHome } from '#machines/comics/comics.resources.ts';
import { GoOn } from '../features/shelf/GoOn.tsx';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { ComicsNav, libraryParts, partPath, type LibraryPart } from './ComicsNav.tsx';
import { ComicTile } from './ComicTile.tsx';
import * as styles from './comics.css.ts';

const ComicList = lazyPart(() => import('./ComicList.tsx'));
const Followed = lazyPart(() => import('./FollowedComics.tsx'));
const KeptChapters = lazyPart(() => import('./KeptChapters.tsx'));

/** CO-1: what one was in the middle of, what is new, all comics with filters, what one follows, what lies on the device. */
export default function ComicsScreen() {
  const asked = useQuery('muc');
  const part = libraryParts.find((one) => one === asked) ?? 'hom-nay';
  return (
    <div className={styles.page}>
      <ComicsNav at={part} />
      <Suspense fallback={<HomeSkeleton />}>
        <Part part={part} />
      </Suspense>
    </div>
  );
}

const Part = ({ part }: { readonly part: LibraryPart }) => {
  const alive = useHydrated();
  if (part === 'hom-nay' || !alive) return <Home />;
  if (part === 'tat-ca') return <ComicList />;
  return part === 'theo-doi' ? <Followed /> : <KeptChapters />;
};

const Home = () => {
  const t = useWords('comics');
  const { value, failure, busy, retry } = useResource(comicHome, null);
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <HomeSkeleton />;
  if (value.fresh.length === 0) return <Empty fact={t('noneFact')}>{t('none')}</Empty>;
  return (
    <>
      <GoOn look="strip" />
      <Rail name={t('rails.fresh')} comics={value.fresh} all={t('all', { count: value.totals.comics })} eager />
      <Rail name={t('rails.read')} comics={value.read} />
      <Rail name={t('rails.whole')} fact={t('rails.wholeFact')} comics={value.whole} whole />
    </>
  );
};

interface RailProps {
  readonly name: string;
  readonly fact?: string;
  readonly comics: readonly ComicCard[];
  readonly all?: string;
  readonly eager?: boolean;
  readonly whole?: boolean;
}
const Rail = ({ name, fact, comics, all, eager = false, whole = false }: RailProps) =>
  comics.length > 0 && (
    <section className={styles.rail}>
      <div className={styles.railHead}>
        <h2>{name}</h2>
        {fact !== undefined && <span>{fact}</span>}
        {all !== undefined && <Link to={partPath('tat-ca')}>{all}</Link>}
      </div>
      <ul className={styles.grid}>
        {comics.map((comic) => (
          <ComicTile key={comic.comicId} {...{ comic, eager, whole }} />
        ))}
      </ul>
    </section>
  );

const HomeSkeleton = () => (
  <div className={styles.rail} aria-hidden="true">
    <ul className={styles.grid}>
      {Array.from({ length: 6 }, (_, i) => (
        <li key={i} className={styles.tile}>
          <Skeleton height={236} />
        </li>
      ))}
    </ul>
  </div>
);

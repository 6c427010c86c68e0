import { savedFilms } from '#machines/films/films.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { GuestGate } from '../kit/GuestGate.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { FilmsNav } from './FilmsNav.tsx';
import { FilmTile } from './FilmTile.tsx';
import * as styles from './films.css.ts';

/** FI-8: what a member saved, newest first. */
export default function SavedFilmsScreen() {
  const t = useWords('films');
  const none = <Empty fact={t('savedNoneFact')}>{t('savedNone')}</Empty>;
  return (
    <div className={styles.page}>
      <FilmsNav at="filmsSaved" />
      <div className={styles.listMain}>
        <GuestGate waiting={<SkeletonRows rows={4} height={72} />} guest={none}>
          {() => <Saved />}
        </GuestGate>
      </div>
    </div>
  );
}

const Saved = () => {
  const t = useWords('films');
  const saved = useFeed(savedFilms, null);
  return (
    <Feed of={saved} empty={<Empty fact={t('savedNoneFact')}>{t('savedNone')}</Empty>}>
      {(all) => (
        <ul className={styles.grid}>
          {all.map(({ target, film }) =>
            film ? <FilmTile key={target.id} film={film} /> : <li key={target.id}>{t('gone')}</li>,
          )}
        </ul>
      )}
    </Feed>
  );
};

import { followedComics } from '#machines/comics/comics.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { GuestGate } from '../kit/GuestGate.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { ComicTile } from './ComicTile.tsx';
import * as styles from './comics.css.ts';

/** CO-13: what a member follows, with the chapters that wait for them. */
export default function FollowedComics() {
  const t = useWords('comics');
  const none = <Empty fact={t('followNoneFact')}>{t('followNone')}</Empty>;
  return (
    <div className={styles.rail}>
      <GuestGate waiting={<SkeletonRows rows={4} height={72} />} guest={none}>
        {() => <Own />}
      </GuestGate>
    </div>
  );
}

const Own = () => {
  const t = useWords('comics');
  const followed = useFeed(followedComics, null);
  return (
    <Feed of={followed} empty={<Empty fact={t('followNoneFact')}>{t('followNone')}</Empty>}>
      {(all) => (
        <ul className={styles.grid}>
          {all.map(({ comicId, comic, unread }) =>
            comic ? <ComicTile key={comicId} {...{ comic, unread }} /> : <li key={comicId}>{t('gone')}</li>,
          )}
        </ul>
      )}
    </Feed>
  );
};

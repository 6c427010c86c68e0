import { Suspense } from 'react';
import { useWords } from '../hooks/useWords.ts';
import { GuestGate, GuestNotice } from '../kit/GuestGate.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { MusicNav } from './MusicNav.tsx';
import * as styles from './music.css.ts';

const OwnSongs = lazyPart(() => import('./OwnSongs.tsx'));
const HeardHere = lazyPart(() => import('./HeardHere.tsx'));

/** MU-9: what a member likes, saved and listened to; of a guest, what this device knows. */
export default function MyMusicScreen() {
  const t = useWords('music');
  const guest = (
    <>
      <GuestNotice fact={t('mine.guestFact')} enter={t('mine.enter')}>
        {t('mine.guest')}
      </GuestNotice>
      <Suspense>
        <HeardHere />
      </Suspense>
    </>
  );
  return (
    <div className={styles.page}>
      <MusicNav at="musicMine" />
      <div className={styles.main}>
        <GuestGate waiting={<SkeletonRows rows={4} height={52} />} guest={guest}>
          {() => (
            <Suspense fallback={<SkeletonRows rows={4} height={52} />}>
              <OwnSongs />
            </Suspense>
          )}
        </GuestGate>
      </div>
    </div>
  );
}

import { Suspense } from 'react';
import { useQuery } from '../hooks/useQuery.ts';
import { useWords } from '../hooks/useWords.ts';
import { GuestGate, GuestNotice } from '../kit/GuestGate.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { MusicNav } from './MusicNav.tsx';
import * as styles from './music.css.ts';

const OwnPlaylists = lazyPart(() => import('./OwnPlaylists.tsx'));
const PlaylistView = lazyPart(() => import('./PlaylistView.tsx'));

/** MU-9: a member's playlists; one that the address names opens here, for others too if it is public. */
export default function PlaylistsScreen() {
  const t = useWords('music');
  const id = useQuery('id');
  const guest = (
    <GuestNotice fact={t('playlist.guestFact')} enter={t('mine.enter')}>
      {t('playlist.guest')}
    </GuestNotice>
  );
  return (
    <div className={styles.page}>
      <MusicNav at="musicPlaylists" />
      {id !== null && /^[A-Za-z0-9_-]{1,64}$/u.test(id) ? (
        <Suspense fallback={<SkeletonRows rows={8} height={52} />}>
          <PlaylistView key={id} id={id} />
        </Suspense>
      ) : (
        <div className={styles.main}>
          <GuestGate waiting={<SkeletonRows rows={4} height={72} />} guest={guest}>
            {() => (
              <Suspense fallback={<SkeletonRows rows={4} height={72} />}>
                <OwnPlaylists />
              </Suspense>
            )}
          </GuestGate>
        </div>
      )}
    </div>
  );
}

import { useState } from 'react';
import { heardHereOn } from '#machines/music/heardHere.ts';
import { songsById } from '#machines/music/music.resources.ts';
import { useApp } from '../hooks/useApp.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { PlayAll } from './PlayAll.tsx';
import { SongList } from './SongList.tsx';
import * as styles from './music.css.ts';

/** MU-9: what a guest listened to on this device. */
export default function HeardHere() {
  const t = useWords('music');
  const { storage } = useApp();
  const [ids] = useState(heardHereOn(storage).ids);
  const { value: songs, failure, busy, retry } = useResource(songsById, { ids });
  if (ids.length === 0 || songs?.length === 0) return null;
  return (
    <section className={styles.section} data-part="heard-here">
      <div className={styles.head}>
        <h2>{t('mine.here')}</h2>
      </div>
      {failure && !songs && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !songs && <SkeletonRows rows={ids.length} height={52} />}
      {songs && (
        <>
          <div className={styles.acts}>
            <PlayAll songs={songs} from="list:here" />
          </div>
          <SongList songs={songs} from="list:here" />
        </>
      )}
    </section>
  );
}

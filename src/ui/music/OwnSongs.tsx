import { Suspense, useState } from 'react';
import type { Song } from '#domain/music/music.ts';
import { heardSongs, likedSongs, savedSongs } from '#machines/music/music.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import { PlayAll } from './PlayAll.tsx';
import { SongList } from './SongList.tsx';
import * as styles from './music.css.ts';

const ScrobblerView = lazyPart(() => import('./ScrobblerView.tsx'));

/** MU-9: what a member likes, saved and listened to. */
export default function OwnSongs() {
  const t = useWords('music');
  const [tab, setTab] = useState('liked');
  return (
    <Tabs
      label={t('tabs.mine')}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'liked', label: t('mine.liked'), content: <Own kind="liked" /> },
        { value: 'saved', label: t('mine.saved'), content: <Own kind="saved" /> },
        { value: 'heard', label: t('mine.heard'), content: <Own kind="heard" /> },
        { value: 'scrobbler', label: t('mine.scrobbler'), content: <Scrobbling /> },
      ]}
    />
  );
}

const Scrobbling = () => (
  <Suspense fallback={<SkeletonRows rows={3} height={52} />}>
    <ScrobblerView />
  </Suspense>
);

const lists = { liked: likedSongs, saved: savedSongs, heard: heardSongs } as const;

const Own = ({ kind }: { readonly kind: keyof typeof lists }) => {
  const t = useWords('music');
  const songs = useFeed(lists[kind], null);
  const from = `list:${kind}`;
  return (
    <Feed of={songs} empty={<Empty fact={t(`mine.${kind}NoneFact`)}>{t(`mine.${kind}None`)}</Empty>}>
      {(list) => {
        const here = list.flatMap(({ song }): readonly Song[] => (song ? [song] : []));
        return (
          <>
            <div className={styles.acts}>
              <PlayAll songs={here} from={from} />
              {here.length < list.length && (
                <p className={styles.fact}>{t.tn('mine.gone', list.length - here.length)}</p>
              )}
            </div>
            <SongList songs={here} from={from} />
          </>
        );
      }}
    </Feed>
  );
};

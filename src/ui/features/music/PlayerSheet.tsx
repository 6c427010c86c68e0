import { useEffect, useId, useState } from 'react';
import { artistNames } from '#domain/listening/track.ts';
import { albumPath, songPath } from '#domain/music/musicPaths.ts';
import { selectEntry } from '#machines/music/audioQueue.selectors.ts';
import { songDetail } from '#machines/music/music.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Link } from '../../kit/Link.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { panelProps, TabRow } from '../../kit/Tabs.tsx';
import { Cover } from './Cover.tsx';
import { DevicesView } from './DevicesView.tsx';
import { LyricsView } from './LyricsView.tsx';
import * as styles from './PlayerSheet.css.ts';
import { QueueList } from './QueueList.tsx';
import { SleepView } from './SleepView.tsx';
import { PlayerHeart } from './PlayerHeart.tsx';
import { SongScrubber } from './SongScrubber.tsx';
import { Transport } from './Transport.tsx';
import { useMusicSend, useMusicState } from './useMusic.ts';

const tabs = ['lyrics', 'queue', 'more', 'devices'] as const;
type Tab = (typeof tabs)[number];

/** MU-1: all of the player: cover, words, queue, sleep; on a phone nine tenths of it, else at the right. */
export default function PlayerSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('listen');
  return (
    <Sheet open onClose={onClose} title={t('bar')} tall aside width={420}>
      <Player />
    </Sheet>
  );
}

const Player = () => {
  const t = useWords('listen');
  const send = useMusicSend();
  const id = useId();
  const [tab, setTab] = useState<Tab>('lyrics');
  const track = useMusicState((now) => selectEntry(now)?.track ?? null);
  useKeys(
    setTab,
    () => send('music.play'),
    () => send('music.pause'),
  );
  if (!track) return <p className={styles.nothing}>{t('queue.none')}</p>;
  return (
    <div className={styles.player} data-theme="dark" data-part="player">
      <div className={styles.head}>
        <span className={styles.cover}>
          <Cover picture={track.cover} eager />
        </span>
        <span className={styles.words}>
          <Link className={styles.name} to={songPath(track)}>
            {track.name}
          </Link>
          <span>{artistNames(track)}</span>
          {track.album && (
            <Link className={styles.album} to={albumPath({ albumId: track.album.id, slug: 'album' })}>
              {track.album.name}
            </Link>
          )}
        </span>
        <PlayerHeart track={track} />
      </div>
      <TabRow
        id={id}
        label={t('tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={setTab}
      />
      <div className={styles.panel} {...panelProps(id, tab, tab)}>
        {tab === 'lyrics' && <LyricsView key={track.songId} songId={track.songId} kind={track.lyric} />}
        {tab === 'queue' && <QueueList />}
        {tab === 'more' && <SleepView />}
        {tab === 'devices' && <DevicesView />}
      </div>
      <div className={styles.foot}>
        <WavedScrubber songId={track.songId} />
        <Transport large />
      </div>
    </div>
  );
};

const WavedScrubber = ({ songId }: { readonly songId: string }) => {
  const { value } = useResource(songDetail, { id: songId });
  return <SongScrubber wave={value?.wave ?? []} />;
};

/** L for the words, Q for the queue, Space plays and pauses. */
const useKeys = (show: (tab: Tab) => void, play: () => void, pause: () => void): void => {
  const sounds = useMusicState((now) => now.matches({ playback: 'sounding' }));
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const pressed = event.target instanceof Element && event.target.closest('button, input, a, [role="tab"]');
      if (event.key === ' ' && !pressed) {
        event.preventDefault();
        (sounds ? pause : play)();
      }
      if (event.key === 'l') show('lyrics');
      if (event.key === 'q') show('queue');
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [show, play, pause, sounds]);
};

import { Suspense, useState } from 'react';
import { artistNames } from '#domain/listening/track.ts';
import type { Song } from '#domain/music/music.ts';
import { songPath } from '#domain/music/musicPaths.ts';
import { clockText } from '#domain/vod/vod.ts';
import { Cover } from '../features/music/Cover.tsx';
import { useHeard, useListen } from '../features/music/useListen.ts';
import { useWords } from '../hooks/useWords.ts';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { ChoiceMenu } from '../kit/ChoiceMenu.tsx';
import { Plays } from './Plays.tsx';
import * as styles from './SongRow.css.ts';

const SongHeart = lazyPart(() => import('./SongHeart.tsx'));
const AddToPlaylist = lazyPart(() => import('./AddToPlaylist.tsx'));

interface SongRowProps {
  readonly song: Song;
  /** Its number in an album; a list of songs of many albums shows covers. */
  readonly no?: number;
  /** Songs that are shown with it: all are asked about at once. */
  readonly among: readonly Song[];
  readonly onPlay: () => void;
}

/** A song in a list: a press on its number or cover plays the list from it, its name leads to its page. */
export const SongRow = ({ song, no, among, onPlay }: SongRowProps) => {
  const t = useWords('music');
  const heard = useHeard();
  const now = heard.songId === song.songId;
  const does = t('playSong', { name: song.name });
  const label = no === undefined ? does : `${no}. ${does}`;
  return (
    <li className={styles.row} data-now={now || undefined} data-song={song.songId}>
      <button className={styles.play} type="button" aria-label={label} onClick={onPlay}>
        {no === undefined ? <Cover picture={song.cover} /> : <Figure size={20}>{no}</Figure>}
        <span className={styles.sign}>
          <Icon name={now && heard.sounds ? 'volume-2' : 'play'} size={18} filled={!now} />
        </span>
      </button>
      <span className={styles.words}>
        <Link className={styles.name} to={songPath(song)} aria-current={now ? 'true' : undefined}>
          {song.name}
        </Link>
        <small>
          {artistNames(song)}
          {song.explicit && <abbr title={t('explicit')}>E</abbr>}
        </small>
      </span>
      <span className={styles.plays}>
        <Plays count={song.counters.plays} />
      </span>
      <Figure size={18}>{clockText(song.durationSec)}</Figure>
      <span className={styles.heart}>
        <Suspense>
          <SongHeart song={song} among={among} />
        </Suspense>
      </span>
      <SongMenu song={song} />
    </li>
  );
};

/** MU-2: plays it next, puts it at the end of what was chosen by hand, or into a playlist. */
export const SongMenu = ({ song }: { readonly song: Song }) => {
  const t = useWords('music');
  const listen = useListen();
  const [adding, setAdding] = useState(false);
  const choices = [
    { key: 'next', label: t('menu.next'), onSelect: () => listen({ type: 'music.playNext', tracks: [song] }) },
    { key: 'add', label: t('menu.add'), onSelect: () => listen({ type: 'music.add', tracks: [song] }) },
    { key: 'list', label: t('menu.playlist'), onSelect: () => setAdding(true) },
  ];
  return (
    <>
      <ChoiceMenu name={`song-${song.songId}`} label={t('menu.label', { name: song.name })} choices={choices} />
      {adding && <AddToPlaylist songIds={[song.songId]} onClose={() => setAdding(false)} />}
    </>
  );
};

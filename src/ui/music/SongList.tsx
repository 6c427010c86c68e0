import type { Song } from '#domain/music/music.ts';
import { askedTogether } from '#domain/music/together.ts';
import { SongRow } from './SongRow.tsx';
import * as styles from './music.css.ts';
import { usePlayList } from './usePlayList.ts';

interface SongListProps {
  readonly songs: readonly Song[];
  readonly from: string | null;
  /** Whether songs are numbered, as in an album. */
  readonly numbered?: boolean;
  /** The number of the first one. */
  readonly first?: number;
  /** All that is played, where this is a part of it. */
  readonly whole?: readonly Song[];
}

/** Songs below each other; a press on one plays them from there. */
export const SongList = ({ songs, from, numbered, first = 1, whole = songs }: SongListProps) => {
  const { play } = usePlayList(whole, from);
  return (
    <ol className={styles.songs}>
      {songs.map((song, i) => (
        <SongRow
          // oxlint-disable-next-line react/no-array-index-key -- a list may hold a song twice
          key={`${song.songId}${i}`}
          song={song}
          {...(numbered && { no: first + i })}
          among={askedTogether(songs, i)}
          onPlay={() => play(whole.indexOf(song))}
        />
      ))}
    </ol>
  );
};

import type { Song } from '../music/music.ts';

/** What a queue keeps of a song: enough to show it and to play it. */
export type Track = Pick<
  Song,
  | ('songId' | 'slug' | 'name' | 'artists' | 'album' | 'cover' | 'durationSec' | 'streamLink' | 'lyric')
  | ('gain' | 'peak' | 'instrumental')
>;
/** A song without what a queue has no need for: it is kept on a small device. */
export const trackOf = (song: Track): Track => {
  const { songId, slug, name, artists, album, cover, durationSec, streamLink, lyric, gain, peak, instrumental } = song;
  return {
    ...{ songId, slug, name, artists, cover, durationSec, streamLink, lyric, instrumental },
    ...(album && { album }),
    ...(gain !== undefined && { gain }),
    ...(peak !== undefined && { peak }),
  };
};

/** Who sings, as one text. */
export const artistNames = ({ artists }: Pick<Track, 'artists'>): string => artists.map(({ name }) => name).join(', ');

/** At least this quiet: a wrong tag must not silence a song. */
const LEAST = 0.1;
/** At most this much louder, where nobody measured the peak. */
const MOST = 4;

/** MU-12: by how much a song is turned up or down, as a factor; never so far that it would clip. */
export const loudnessOf = ({ gain, peak }: Pick<Track, 'gain' | 'peak'>): number => {
  if (gain === undefined || !Number.isFinite(gain)) return 1;
  const head = peak !== undefined && peak > 0 ? 1 / peak : 1;
  return Math.min(MOST, Math.max(LEAST, Math.min(10 ** (gain / 20), head)));
};

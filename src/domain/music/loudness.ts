import { MUSIC, type Song } from './music.ts';

/** Loudness that ReplayGain 2 leads to, and R128 in Opus. */
const REPLAY_GAIN_LUFS = -18;
const R128_LUFS = -23;

/** Decibels to add for our own target, out of a ReplayGain tag. */
export const fromReplayGain = (db: number): number => round(db + MUSIC.targetLufs - REPLAY_GAIN_LUFS);
/** The same out of Opus' `R128_TRACK_GAIN`, in 1/256 dB. */
export const fromR128 = (q8: number): number => round(q8 / 256 + MUSIC.targetLufs - R128_LUFS);
const round = (db: number): number => Math.round(db * 100) / 100;

/**
 * MU-12: what samples are multiplied with so that songs are equally loud, or those of an album as loud as they were meant
 * among each other; never so much that they clip. 1 where nothing was measured.
 */
export const gainFactor = (
  { gain, albumGain, peak }: Pick<Song, 'gain' | 'albumGain' | 'peak'>,
  byAlbum: boolean,
): number => {
  const db = byAlbum ? (albumGain ?? gain) : (gain ?? albumGain);
  if (db === undefined) return 1;
  const factor = 10 ** (db / 20);
  // Without a known peak nothing is made louder.
  const most = peak !== undefined && peak > 0 ? 1 / peak : 1;
  return Math.min(factor, most);
};

import type { CountedSlice } from '../shared/slice.ts';
import type { User } from '../people/user.ts';
import type { CardImage } from '../social/social.ts';
import { MUSIC, type Song } from './music.ts';

export interface PlaylistCard {
  readonly playlistId: string;
  readonly name: string;
  /** Of the first four songs that have different ones. */
  readonly covers: readonly CardImage[];
  readonly owner: User;
  readonly public: boolean;
  readonly songCount: number;
  readonly durationSec: number;
  readonly rev: number;
  readonly updatedAt: number;
  /** Whether the viewer may change it. */
  readonly mine: boolean;
}
export type PlaylistPage = CountedSlice<PlaylistCard>;
/** A place in a playlist; `song` is null where it is gone. */
export interface PlaylistEntry {
  readonly qid: string;
  readonly songId: string;
  readonly song: Song | null;
}
export interface Playlist extends PlaylistCard {
  readonly items: readonly PlaylistEntry[];
}

/** A song's place as it is stored. */
export interface Placed {
  readonly qid: string;
  readonly songId: string;
}

/** Songs put in at a place, at the end by default; null where that is more than a playlist holds. */
export const withSongs = (
  items: readonly Placed[],
  more: readonly Placed[],
  at = items.length,
): readonly Placed[] | null =>
  items.length + more.length > MUSIC.playlistSongs ? null : items.toSpliced(Math.min(at, items.length), 0, ...more);

export const without = (items: readonly Placed[], qids: readonly string[]): readonly Placed[] => {
  const gone = new Set(qids);
  return items.filter(({ qid }) => !gone.has(qid));
};

/** One taken out and put in so that it stands at `to`; null where there is no such place. */
export const moved = (items: readonly Placed[], qid: string, to: number): readonly Placed[] | null => {
  const from = items.findIndex((one) => one.qid === qid);
  const one = items[from];
  return one === undefined ? null : items.toSpliced(from, 1).toSpliced(Math.min(to, items.length - 1), 0, one);
};

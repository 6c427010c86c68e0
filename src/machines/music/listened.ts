import { entryNow } from '#domain/listening/queue.ts';
import type { MusicSnapshot } from './audioQueue.selectors.ts';

/** A song that was listened to for a while. */
export interface Listened {
  readonly songId: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly playedMs: number;
}
/** Where the listener is in it, for the history. */
export interface ListenedPlace {
  readonly songId: string;
  readonly atS: number;
  readonly lengthS: number;
}

interface Needs {
  readonly now: () => number;
  readonly tell: (listened: Listened, place: ListenedPlace) => void;
}

/** A step of the position that is no seek, in seconds: it is told four times a second, and once a second behind a lock. */
const STEP_S = 2.5;
/** Shorter than this was not listened to. */
const LEAST_MS = 2000;

/** Counts how long each song is heard, by its own clock, and tells when it is left, paused or over. */
export const createListened = ({ now, tell }: Needs) => {
  let song: { readonly qid: string; readonly songId: string; readonly startedAt: number } | null = null;
  let heardMs = 0;
  let last = { atS: 0, lengthS: 0 };
  const flush = () => {
    if (song && heardMs >= LEAST_MS)
      tell(
        { songId: song.songId, startedAt: song.startedAt, playedMs: Math.round(heardMs) },
        { songId: song.songId, ...last },
      );
    song = null;
    heardMs = 0;
  };
  const hear = (snapshot: MusicSnapshot): void => {
    const { queue, atS, lengthS } = snapshot.context;
    const entry = entryNow(queue);
    const sounds = snapshot.matches({ playback: { sounding: 'playing' } });
    const same = song !== null && entry?.qid === song.qid;
    // The same song from its beginning is another time.
    const again = same && atS < 1 && last.atS > atS + 1;
    if (song && (!same || again || snapshot.matches({ playback: 'held' }) || snapshot.matches({ playback: 'resting' })))
      flush();
    if (!entry || !sounds) return;
    song ??= { qid: entry.qid, songId: entry.track.songId, startedAt: now() };
    const step = atS - last.atS;
    if (same && !again && step > 0 && step <= STEP_S) heardMs += step * 1000;
    last = { atS, lengthS: lengthS || entry.track.durationSec };
  };
  return { hear, flush };
};

import { createHmac } from 'node:crypto';
import { isPlay, playDayOf } from '#domain/music/plays.ts';
import type { Queries } from '../database/database.ts';
import type { Viewer } from '../http/identify.ts';
import { refused, type Refusal } from '../shared/refusal.ts';
import type { Library } from './library.ts';
import type { Play, PlaysStore } from './plays.store.ts';

export interface Told {
  readonly songId: string;
  readonly startedAt: number;
  readonly playedMs: number;
}
export interface ScrobbleContext {
  readonly viewer: Viewer;
  readonly address: string;
  readonly now: number;
}
export interface ScrobbleNeeds {
  readonly plays: Pick<PlaysStore, 'count' | 'heard'>;
  /** A separate key, so that the stored data does not reveal who listened. */
  readonly key: Buffer;
  /** Counts the plays of a network's guests; null if allowed, else the seconds to wait. */
  readonly countGuests: (address: string, plays: number) => Promise<number | null>;
  /** In the same transaction as the counted plays: forwards a member's plays if they asked for it. */
  readonly forward: (queries: Queries, userId: string, plays: readonly Play[], now: number) => Promise<void>;
  readonly counted: () => void;
}

/** The maximum age of a play: plays without a network connection can be reported for a week. */
const OLDEST_MS = 7 * 86_400_000;
/** The tolerated difference between a browser's clock and the server's. */
const SLACK_MS = 5000;

const listenerOf = (key: Buffer, viewer: Viewer): string =>
  createHmac('sha256', key).update(`${viewer.kind} ${viewer.userId}`).digest('base64url').slice(0, 22);

/** The plausible plays of a client's report, in order: none is in the future, and none is longer than its song or than the time since its start. */
const plausible = (
  { songs, placeOf }: Library,
  told: readonly Told[],
  listener: string,
  now: number,
): readonly Play[] =>
  told
    .filter(({ startedAt }) => startedAt <= now + SLACK_MS && startedAt > now - OLDEST_MS)
    .toSorted((a, b) => a.startedAt - b.startedAt)
    .flatMap(({ songId, startedAt, playedMs }): readonly Play[] => {
      const place = placeOf.get(songId);
      if (place === undefined) return [];
      const { durationSec } = songs[place]!;
      const heard = Math.floor(Math.min(playedMs, durationSec * 1000, now + SLACK_MS - startedAt));
      return isPlay(heard, durationSec)
        ? [
            {
              listener,
              songId,
              startedAt: Math.min(startedAt, now),
              playedMs: heard,
              day: playDayOf(Math.min(startedAt, now)),
            },
          ]
        : [];
    });

/** Counts the plays that a listener's client reports. */
export const createScrobble =
  ({ plays, key, countGuests, forward, counted }: ScrobbleNeeds) =>
  async (
    library: Library,
    told: readonly Told[],
    { viewer, address, now }: ScrobbleContext,
  ): Promise<{ readonly accepted: number; readonly counted: number } | Refusal> => {
    const accepted = told.filter(({ songId }) => library.placeOf.has(songId)).length;
    const likely = plausible(library, told, listenerOf(key, viewer), now);
    if (likely.length === 0) return { accepted, counted: 0 };
    if (viewer.kind === 'guest') {
      const retryAfterS = await countGuests(address, likely.length);
      if (retryAfterS !== null) return refused(429, { retryAfterS });
    }
    const done = await plays.count(likely, now, async (queries, those) => {
      if (viewer.kind !== 'member' || those.length === 0) return;
      await plays.heard(queries, viewer.userId, those);
      await forward(queries, viewer.userId, those, now);
    });
    if (done.length > 0) counted();
    return { accepted, counted: done.length };
  };
export type Scrobble = ReturnType<typeof createScrobble>;

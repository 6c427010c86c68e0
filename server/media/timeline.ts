import type { RefusalCode } from '#contract/http/envelope.ts';
import type { AirTime } from '../shared/matchSource.ts';
import { SEGMENT_MS } from './track.ts';

export const LIVE = {
  /** LR-6: length of the seek window, 32 minutes: whole segments, and at least 30 minutes when a player has paused for one. */
  dvrMs: 1_920_000,
  /** How long a segment is served after leaving the window. */
  graceMs: 10_000,
  /** A request that is early by at most this waits instead of failing, because clocks differ. */
  earlyMs: 2000,
  /** How far behind the live edge players should start. */
  delayMs: 3 * SEGMENT_MS,
} as const;

/** The stream of a room. Times in epoch milliseconds; segment 0 starts with the room. */
export interface RoomOnAir extends AirTime {
  /** The room's offset in the loop, in segments; rooms of one scene differ by it. */
  readonly phase: number;
  /** How far back a viewer can go; `LIVE.dvrMs` if absent. */
  readonly windowMs?: number;
  /** TV-6: what keeps viewers from it: every answer is late, or a refusal. */
  readonly trouble?: 'slow' | 'outOfArea';
}

export const windowOf = ({ windowMs = LIVE.dvrMs }: RoomOnAir): number => windowMs;

/** Whether it is over and can be watched from its start to its end. */
export const isRecorded = (room: RoomOnAir, now: number): boolean =>
  room.endMs !== undefined && now >= room.endMs && windowOf(room) >= room.endMs - room.startMs;

/** The total number of segments of a room; Infinity while its end is unknown. */
export const segmentCount = ({ startMs, endMs }: RoomOnAir): number =>
  endMs === undefined ? Infinity : Math.max(1, Math.floor((endMs - startMs) / SEGMENT_MS));

/** How many segments are complete at this moment. */
export const completeSegments = (room: RoomOnAir, now: number): number =>
  Math.max(0, Math.min(segmentCount(room), Math.floor((now - room.startMs) / SEGMENT_MS)));

/** The available segment numbers, from `first` to `end` (exclusive). */
export const dvrWindow = (room: RoomOnAir, now: number): { readonly first: number; readonly end: number } => {
  const end = completeSegments(room, now);
  return { first: Math.max(0, end - Math.floor(windowOf(room) / SEGMENT_MS)), end };
};

export type Availability = { readonly waitMs: number } | { readonly refuse: RefusalCode };

/** Whether segment n is served now, after a short wait, or refused: 425 too early, 410 expired, 404 never exists. */
export const availability = (room: RoomOnAir, n: number, now: number): Availability => {
  if (n >= segmentCount(room)) return { refuse: 404 };
  const complete = room.startMs + (n + 1) * SEGMENT_MS;
  if (now < complete) return complete - now <= LIVE.earlyMs ? { waitMs: complete - now } : { refuse: 425 };
  const edge = Math.min(now, room.startMs + segmentCount(room) * SEGMENT_MS);
  return edge - complete > windowOf(room) + LIVE.graceMs ? { refuse: 410 } : { waitMs: 0 };
};

/** A room's offset in the loop, derived from its id, so that neighbouring rooms show different moments. */
export const phaseOf = (roomId: string): number => {
  let hash = 0;
  for (const letter of roomId) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % 10;
};

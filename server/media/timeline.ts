import type { RefusalCode } from '#contract/http/envelope.ts';
import type { Scene } from '../shared/matchSource.ts';
import { SEGMENT_MS } from './track.ts';

export const LIVE = {
  /** How far back a viewer can go. */
  dvrMs: 360_000,
  /** Served for so long after leaving the window. */
  graceMs: 10_000,
  /** A request so much too early waits instead of failing: clocks differ. */
  earlyMs: 2000,
  /** How far behind the edge players should start. */
  delayMs: 3 * SEGMENT_MS,
} as const;

/** A room's stream. Epoch milliseconds; segment 0 starts with the room. */
export interface RoomOnAir {
  readonly scene: Scene;
  /** Where in the loop the room starts, in segments; rooms of one scene differ by it. */
  readonly phase: number;
  readonly startMs: number;
  /** Once it is known when the room ends or ended. */
  readonly endMs?: number;
}

/** How many segments the room has in all; Infinity while its end is unknown. */
export const segmentCount = ({ startMs, endMs }: RoomOnAir): number =>
  endMs === undefined ? Infinity : Math.max(1, Math.floor((endMs - startMs) / SEGMENT_MS));

/** How many segments are complete at this moment. */
export const completeSegments = (room: RoomOnAir, now: number): number =>
  Math.max(0, Math.min(segmentCount(room), Math.floor((now - room.startMs) / SEGMENT_MS)));

/** The numbers that can be asked for: from `first` up to, not including, `end`. */
export const dvrWindow = (room: RoomOnAir, now: number): { readonly first: number; readonly end: number } => {
  const end = completeSegments(room, now);
  return { first: Math.max(0, end - LIVE.dvrMs / SEGMENT_MS), end };
};

export type Availability = { readonly waitMs: number } | { readonly refuse: RefusalCode };

/** Whether segment n is served now, after a short wait, or not: 425 too early, 410 gone, 404 never. */
export const availability = (room: RoomOnAir, n: number, now: number): Availability => {
  if (n >= segmentCount(room)) return { refuse: 404 };
  const complete = room.startMs + (n + 1) * SEGMENT_MS;
  if (now < complete) return complete - now <= LIVE.earlyMs ? { waitMs: complete - now } : { refuse: 425 };
  const edge = Math.min(now, room.startMs + segmentCount(room) * SEGMENT_MS);
  return edge - complete > LIVE.dvrMs + LIVE.graceMs ? { refuse: 410 } : { waitMs: 0 };
};

/** A room's place in the loop, from its name, so that neighbours do not show the same moment. */
export const phaseOf = (roomId: string): number => {
  let hash = 0;
  for (const letter of roomId) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % 10;
};

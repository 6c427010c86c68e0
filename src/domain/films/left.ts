import type { Reached } from './film.ts';
import { creditsFrom, type Segment } from './timeline.ts';

/** Seen to the end from this share of its length on, if no credits are marked. */
const SEEN_SHARE = 0.95;
/** Who stopped this early begins anew. */
const BEGINNING_S = 5;

/** FI-2: whether a position counts as the end: in the credits, or in the last twentieth. */
export const isSeen = (positionSec: number, durationSec: number, segments: readonly Segment[] = []): boolean =>
  durationSec > 0 && positionSec >= Math.min(creditsFrom(segments, durationSec), durationSec * SEEN_SHARE);

/** Where to go on; 0 at the beginning and after the end. */
export const resumeAt = ({ positionSec, done }: Reached, durationSec: number | null): number =>
  done || positionSec < BEGINNING_S || (durationSec !== null && positionSec >= durationSec) ? 0 : positionSec;

/** Seconds that are left to see; null if the length is not known. */
export const leftSec = (positionSec: number, durationSec: number | null): number | null =>
  durationSec === null ? null : Math.max(0, Math.ceil(durationSec - positionSec));

/** Time to find one's seat before the kick-off. */
const SEAT_S = 120;

/** Whether what is left can be seen to its end before a match begins; what has no known length never. */
export const fitsBefore = (left: number | null, now: number, kickOffTs: number): boolean =>
  left !== null && left > 0 && now + (left + SEAT_S) * 1000 <= kickOffTs;

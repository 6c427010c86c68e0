import type { Moment, ToldMoment } from './moments.ts';
import { release, type Sight } from './release.ts';

export const GOAL_BEAT = {
  /** Board, stand, ribbon and title speak of nothing else, in milliseconds. */
  beatMs: 3200,
  /** Then who did it stands beside the way to see it again, in milliseconds. */
  coolingMs: 12_000,
  /** How long the way back is offered after it was seen again, in milliseconds. */
  againMs: 60_000,
  /** From where it is seen again, before its moment, in milliseconds. */
  leadMs: 10_000,
  /** What was seen longer ago is no news, in milliseconds: it was missed by a jump, or before one came. */
  freshMs: 8000,
} as const;

/** What is felt by everybody: kills and hands are too many for that. */
const felt: ReadonlySet<Moment['kind']> = new Set(['goal', 'run', 'win']);

/**
 * Of the moments that may be shown, those that the picture has just shown. `now` is the moment of the picture, or the
 * clock where nothing waits for a picture.
 */
export const freshMoments = (moments: readonly ToldMoment[], sight: Sight, now: number): readonly ToldMoment[] =>
  release(moments, sight).shown.filter(({ kind, ts }) => felt.has(kind) && ts <= now && now - ts < GOAL_BEAT.freshMs);

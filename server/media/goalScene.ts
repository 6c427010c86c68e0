import type { SideName } from '#domain/match/board/timer.ts';
import type { RoomOnAir } from './timeline.ts';
import { SEGMENT_MS } from './track.ts';

/**
 * The goal scenes stand in for these segments of the loop: the loop shows the same attack, and a save. `crossesMs` is
 * when the ball crosses the line, from the loop's start (tools/streams/scenes/football/script.ts).
 */
export const GOAL_SCENE = { first: 4, end: 7, crossesMs: 8150 } as const;

/** What a segment of a room shows: a segment of its loop, or of the goal scene of a side. */
export interface Shown {
  /** From the loop's start, in segments, without an end. */
  readonly place: number;
  readonly goal: SideName | null;
}

/** The number of the segment with which the loop has to begin, for a goal to be seen at its time, within half a segment. */
const loopStart = ({ startMs }: RoomOnAir, ts: number): number =>
  Math.round((ts - startMs - GOAL_SCENE.crossesMs) / SEGMENT_MS);

/**
 * What segment n shows. The loop runs at the room's phase until the attack that leads to a goal; from there on it runs
 * as that attack began, except that a scene of a goal is never cut short by the attack of the next. Without a goal at
 * its time, an attack ends as the loop has it: in a save.
 */
export const shownIn = (room: RoomOnAir, n: number): Shown => {
  const attacks = (room.goals ?? []).map(({ ts, side }) => ({ side, start: loopStart(room, ts) }));
  const scored = attacks.findLast(({ start }) => n >= start + GOAL_SCENE.first && n < start + GOAL_SCENE.end);
  if (scored) return { place: n - scored.start, goal: scored.side };
  const last = attacks.findLast(({ start }) => n >= start);
  return { place: last ? n - last.start : n + room.phase, goal: null };
};

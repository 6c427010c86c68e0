import type { SnapshotFrom } from 'xstate';
import { shownUntil, type Sight, type TimelineMode } from '#domain/room/release.ts';
import type { timelineMachine } from './timeline.machine.ts';

export type TimelineSnapshot = SnapshotFrom<typeof timelineMachine>;

const states = ['free', 'following', 'held', 'catchingUp'] as const;
export type Timeline = (typeof states)[number];

export const selectTimeline = (snapshot: TimelineSnapshot): Timeline =>
  states.find((one) => snapshot.matches(one)) ?? 'free';
export const selectTimelineMode = (snapshot: TimelineSnapshot): TimelineMode => snapshot.context.mode;
/** The moment of the picture, in both modes; null without a picture. */
export const selectPlayhead = (snapshot: TimelineSnapshot): number | null => snapshot.context.playhead;
/** For `release`. */
export const sightOf = ({ context: { mode, playhead } }: TimelineSnapshot): Sight => ({ mode, playhead });
/** Up to which moment things may be shown; Infinity where nothing is held back. */
export const selectShownUntil = (snapshot: TimelineSnapshot): number => shownUntil(snapshot.context);

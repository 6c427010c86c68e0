import type { SnapshotFrom } from 'xstate';
import type { ToldMoment } from '#domain/room/moments.ts';
import type { goalBeatMachine } from './goalBeat.machine.ts';

export type GoalBeatSnapshot = SnapshotFrom<typeof goalBeatMachine>;

const states = ['idle', 'beat', 'cooling', 'again', 'struck', 'explained'] as const;
export type GoalBeat = (typeof states)[number];

export const selectGoalBeat = (snapshot: GoalBeatSnapshot): GoalBeat =>
  states.find((one) => snapshot.matches(one)) ?? 'idle';
/** What is told now; null while nothing is. */
export const selectBeatMoment = (snapshot: GoalBeatSnapshot): ToldMoment | null => snapshot.context.moment;

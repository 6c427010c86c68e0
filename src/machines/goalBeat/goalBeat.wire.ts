import { GOAL_BEAT } from '#domain/room/goalBeat.ts';
import { goalBeatMachine } from './goalBeat.machine.ts';

interface GoalBeatNeeds {
  /** Shows the picture of this moment, epoch milliseconds of the stream's clock. */
  readonly seekTo: (moment: number) => void;
  readonly toEdge: () => void;
}

export const wireGoalBeat = ({ seekTo, toEdge }: GoalBeatNeeds) =>
  goalBeatMachine.provide({
    actions: {
      seekBefore: ({ context }) => {
        if (context.moment) seekTo(context.moment.ts - GOAL_BEAT.leadMs);
      },
      seekToEdge: toEdge,
    },
  });

import type { SnapshotFrom } from 'xstate';
import type { playerMachine } from './player.machine.ts';

/** Whether the stream can be wound back to a moment of its time, in epoch milliseconds. */
export const reaches = (
  { context: { position, behindS, windowS } }: SnapshotFrom<typeof playerMachine>,
  moment: number,
): boolean => {
  if (position === null) return false;
  const edge = position + behindS * 1000;
  return moment <= edge && moment >= edge - windowS * 1000;
};

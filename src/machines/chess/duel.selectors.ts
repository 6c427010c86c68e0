import type { SnapshotFrom } from 'xstate';
import type { duelMachine } from './duel.machine.ts';

export type DuelSnapshot = SnapshotFrom<typeof duelMachine>;
/** What is shown of a game, in one word. */
export type DuelMode =
  'entering' | 'waiting' | 'watching' | 'ours' | 'sending' | 'theirs' | 'over' | 'cut' | 'unreached' | 'missing';

export const selectDuelMode = ({ value }: DuelSnapshot): DuelMode => {
  if (typeof value === 'string') return value;
  const inside = value.following;
  return inside === undefined || inside === 'sorting' ? 'entering' : inside;
};

import type { SnapshotFrom } from 'xstate';
import type { gameBridgeMachine } from './gameBridge.machine.ts';

type Snapshot = SnapshotFrom<typeof gameBridgeMachine>;

export type StageShows = 'empty' | 'loading' | 'slow' | 'running' | 'paused' | 'hidden' | 'broken';
/** What the stage shows, in one word. */
export const selectStage = (snapshot: Snapshot): StageShows => {
  if (snapshot.matches({ stage: { loading: 'slow' } })) return 'slow';
  for (const state of ['empty', 'loading', 'broken'] as const) if (snapshot.matches({ stage: state })) return state;
  for (const state of ['paused', 'hidden'] as const) if (snapshot.matches({ stage: { playing: state } })) return state;
  return 'running';
};
export const isGameMuted = (snapshot: Snapshot): boolean => snapshot.matches({ sound: 'muted' });

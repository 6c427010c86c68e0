import { useSyncExternalStore } from 'react';
import { stage, type StageState } from './stage.ts';

/** One part of where the picture stands; the part changes only when it does. */
export const useStage = <A>(select: (state: StageState) => A): A => {
  const read = () => select(stage.getSnapshot());
  return useSyncExternalStore(stage.subscribe, read, read);
};

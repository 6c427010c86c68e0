import { useSyncExternalStore } from 'react';
import type { StageState } from '../../app/stage.ts';
import { useApp } from '../../hooks/useApp.ts';

/** One part of where the picture stands; the part changes only when it does. */
export const useStage = <A>(select: (state: StageState) => A): A => {
  const { stage } = useApp();
  const read = () => select(stage.getSnapshot());
  return useSyncExternalStore(stage.subscribe, read, read);
};

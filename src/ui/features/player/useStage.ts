import { useSyncExternalStore } from 'react';
import { bareStage, type StageState } from '../../app/stage.ts';
import { useApp } from '../../hooks/useApp.ts';

/** One part of where the picture stands; the part changes only when it does. */
export const useStage = <A>(select: (state: StageState) => A): A => {
  const { stage } = useApp();
  return useSyncExternalStore(
    stage.subscribe,
    () => select(stage.getSnapshot()),
    () => select(bareStage),
  );
};

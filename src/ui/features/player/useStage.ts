import { useSyncExternalStore } from 'react';
import { bareStage, type StageState } from '../../app/stage.ts';
import { useApp } from '../../hooks/useApp.ts';

/** Selects a part of the stage's state. */
export const useStage = <A>(select: (state: StageState) => A): A => {
  const { stage } = useApp();
  return useSyncExternalStore(
    stage.subscribe,
    () => select(stage.getSnapshot()),
    () => select(bareStage),
  );
};

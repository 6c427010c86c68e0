import { useRef } from 'react';
import type { Failure } from '#ports/failure.ts';
import type { Showing } from '#ports/security.ts';
import { useApp } from '../hooks/useApp.ts';
import { useTask } from './useTask.ts';

/** Whether the origin did not accept the password, code or session as proof. */
export const isUnconvinced = (failure: Failure): boolean => failure.kind === 'refused';

/** Re-authenticates at the origin, and gets a proof. */
export const useShowing = (onProof: (proof: string) => void) => {
  const { loadPort } = useApp();
  const showing = useRef<Showing>({ entered: true });
  const task = useTask(async (signal) => (await loadPort('security')).confirm(showing.current, signal), onProof);
  return {
    ...task,
    show: (what: Showing) => {
      showing.current = what;
      task.start();
    },
  };
};

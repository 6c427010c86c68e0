import { useSyncExternalStore } from 'react';

/** What was decided last on this page, for as long as it can be undone. */
export interface LastDecision {
  readonly groupId: string;
  readonly decisionIds: readonly string[];
  readonly name: string;
  readonly at: number;
}

let last: LastDecision | null = null;
const listeners = new Set<() => void>();

export const noteDecision = (decision: LastDecision | null): void => {
  last = decision;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useLastDecision = (): LastDecision | null =>
  useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  );

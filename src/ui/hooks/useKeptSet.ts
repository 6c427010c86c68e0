import { useCallback } from 'react';
import { useKeptIds } from './useKeptIds.ts';

/** A set of ids in the browser's storage, and a function to toggle one. */
export const useKeptSet = (key: string): readonly [ReadonlySet<string>, (id: string) => void] => {
  const [ids, change] = useKeptIds(key);
  const toggle = useCallback(
    (id: string) => change((before) => (before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [change],
  );
  return [ids, toggle];
};

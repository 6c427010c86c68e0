import { useCallback, useMemo, useState } from 'react';
import { useApp } from './useApp.ts';
import { useHydrated } from './useHydrated.ts';

interface Kept {
  /** Of an earlier visit; null for nothing, and during the hydration of a painted page. */
  readonly kept: string | null;
  /** On this page; null until something is. */
  readonly chosen: string | null;
  readonly keep: (text: string) => void;
}

/** A choice that this device remembers. */
export const useKept = (key: string): Kept => {
  const { storage } = useApp();
  const hydrated = useHydrated();
  const kept = useMemo(() => (hydrated ? storage.read(key) : null), [storage, key, hydrated]);
  const [chosen, setChosen] = useState<string | null>(null);
  const keep = useCallback(
    (text: string) => {
      setChosen(text);
      storage.write(key, text);
    },
    [storage, key],
  );
  return { kept, chosen, keep };
};

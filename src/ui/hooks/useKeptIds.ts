import { useCallback, useMemo, useRef, useState } from 'react';
import { idsIn } from '#domain/shared/idList.ts';
import { useApp } from './useApp.ts';
import { useHydrated } from './useHydrated.ts';

/** Maximum number of ids; the oldest are dropped first. */
const MOST = 200;

type Ids = ReadonlySet<string>;
const none: Ids = new Set();

/** Ids in the browser's storage, oldest first; none during the hydration of a painted page. */
export const useKeptIds = (key: string): readonly [Ids, (change: (before: Ids) => Iterable<string>) => void] => {
  const { storage } = useApp();
  const hydrated = useHydrated();
  const kept = useMemo(() => (hydrated ? new Set(idsIn(storage.read(key))) : none), [storage, key, hydrated]);
  const [changed, setChanged] = useState<Ids | null>(null);
  const last = useRef<Ids>(none);
  const change = useCallback(
    (by: (before: Ids) => Iterable<string>) => {
      const text = storage.read(key);
      // If the browser stores nothing, they last as long as the page.
      const next = new Set([...by(text === null ? last.current : new Set(idsIn(text)))].slice(-MOST));
      last.current = next;
      storage.write(key, [...next].join(' '));
      setChanged(next);
    },
    [storage, key],
  );
  return [changed ?? kept, change];
};

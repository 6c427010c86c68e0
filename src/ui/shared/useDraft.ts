import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApp } from '../hooks/useApp.ts';
import { useHydrated } from '../hooks/useHydrated.ts';

export interface Draft {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Ends the draft if its text is still what was sent, by `same`. */
  readonly sent: (same: (text: string) => boolean) => void;
}

/**
 * The draft of a text, under a key of the device's storage: kept through log-in, navigation and reload; it delays a new
 * build (NAV-3). On a painted page it comes once that is alive.
 */
export const useDraft = (key: string): Draft => {
  const { navigation, storage } = useApp();
  const hydrated = useHydrated();
  const kept = useMemo(() => (hydrated ? (storage.read(key) ?? '') : ''), [hydrated, key, storage]);
  const [written, setText] = useState<string | null>(null);
  const text = written ?? kept;
  const write = useCallback(
    (next: string) => {
      setText(next);
      storage.write(key, next === '' ? null : next);
    },
    [key, storage],
  );
  const sent = useCallback(
    (same: (text: string) => boolean) => {
      setText((now) => (same(now ?? kept) ? '' : now));
      if (same(storage.read(key) ?? '')) storage.write(key, null);
    },
    [kept, key, storage],
  );
  const busy = text !== '';
  useEffect(() => {
    navigation.send({ type: 'navigation.busy', reason: 'draft', on: busy });
    return () => navigation.send({ type: 'navigation.busy', reason: 'draft', on: false });
  }, [busy, navigation]);
  return { text, write, sent };
};

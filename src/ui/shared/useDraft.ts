import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../hooks/useApp.ts';

export interface Draft {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Ends the draft if its text is still what was sent, by `same`. */
  readonly sent: (same: (text: string) => boolean) => void;
}

/**
 * The draft of a text, under a key of the device's storage: kept through log-in, navigation and reload; it delays a new
 * build (NAV-3).
 */
export const useDraft = (key: string): Draft => {
  const { navigation, storage } = useApp();
  const [text, setText] = useState(() => storage.read(key) ?? '');
  const write = useCallback(
    (next: string) => {
      setText(next);
      storage.write(key, next === '' ? null : next);
    },
    [key, storage],
  );
  const sent = useCallback(
    (same: (text: string) => boolean) => {
      setText((now) => (same(now) ? '' : now));
      if (same(storage.read(key) ?? '')) storage.write(key, null);
    },
    [key, storage],
  );
  const busy = text !== '';
  useEffect(() => {
    navigation.send({ type: 'navigation.busy', reason: 'draft', on: busy });
    return () => navigation.send({ type: 'navigation.busy', reason: 'draft', on: false });
  }, [busy, navigation]);
  return { text, write, sent };
};

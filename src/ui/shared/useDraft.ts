import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../hooks/useApp.ts';

/**
 * The draft of a text, under a key of the device's storage: kept through log-in, navigation and reload; it delays a new
 * build (NAV-3).
 */
export const useDraft = (key: string): readonly [text: string, write: (text: string) => void] => {
  const { navigation, storage } = useApp();
  const [text, setText] = useState(() => storage.read(key) ?? '');
  const write = useCallback(
    (next: string) => {
      setText(next);
      storage.write(key, next === '' ? null : next);
    },
    [key, storage],
  );
  const busy = text !== '';
  useEffect(() => {
    navigation.send({ type: 'navigation.busy', reason: 'draft', on: busy });
    return () => navigation.send({ type: 'navigation.busy', reason: 'draft', on: false });
  }, [busy, navigation]);
  return [text, write];
};

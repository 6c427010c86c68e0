import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { flyingFrom, type Flying } from '#domain/chat/flying.ts';
import { useApp } from '../hooks/useApp.ts';

const KEY = 'chat.flying';
const listeners = new Set<() => void>();
const watch = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** CH-12: how messages fly on this device, and a function to change it. */
export const useFlying = (): readonly [Flying, (change: Partial<Flying>) => void] => {
  const { storage } = useApp();
  const now = () => storage.read(KEY);
  const kept = useSyncExternalStore(watch, now, now);
  const flying = useMemo(() => flyingFrom(kept), [kept]);
  const change = useCallback(
    (by: Partial<Flying>) => {
      storage.write(KEY, JSON.stringify({ ...flyingFrom(storage.read(KEY)), ...by }));
      for (const changed of listeners) changed();
    },
    [storage],
  );
  return [flying, change];
};

import { useSyncExternalStore } from 'react';
import type { StoragePort } from '#ports/storage.ts';
import { useApp } from '../../../hooks/useApp.ts';

const KEY = 'khandai.marble';

/** The marble that a viewer follows on this device, one for all that show it. */
const createOwnMarble = (storage: StoragePort) => {
  const listeners = new Set<() => void>();
  let own = storage.read(KEY);
  return {
    now: (): string | null => own,
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    choose: (id: string | null): void => {
      own = id;
      storage.write(KEY, id);
      for (const changed of listeners) changed();
    },
  };
};

const made = new WeakMap<StoragePort, ReturnType<typeof createOwnMarble>>();
const ownMarbleIn = (storage: StoragePort) => {
  const known = made.get(storage) ?? createOwnMarble(storage);
  made.set(storage, known);
  return known;
};

/** The id of the viewer's marble, null for none; and how to choose one. */
export const useOwnMarble = (): readonly [string | null, (id: string | null) => void] => {
  const { subscribe, now, choose } = ownMarbleIn(useApp().storage);
  return [useSyncExternalStore(subscribe, now, () => null), choose];
};

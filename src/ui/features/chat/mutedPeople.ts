import { useSyncExternalStore } from 'react';
import { idsIn } from '#domain/shared/idList.ts';
import type { StoragePort } from '#ports/storage.ts';
import { useApp } from '../../hooks/useApp.ts';

const KEY = 'chat.mutedPeople';
/** The oldest are dropped. */
const KEPT = 200;

type People = ReadonlySet<string>;
const listeners = new Set<() => void>();
let last: { readonly text: string; readonly people: People } = { text: '', people: new Set() };

const read = (storage: StoragePort): People => {
  const text = storage.read(KEY) ?? '';
  if (text !== last.text) last = { text, people: new Set(idsIn(text)) };
  return last.people;
};

/** CH-11: mutes a person in every chat on this device, or unmutes them; nobody else is told. */
export const muteHere = (storage: StoragePort, userId: string, on: boolean): void => {
  const others = [...read(storage)].filter((id) => id !== userId);
  const next = on ? [...others, userId].slice(-KEPT) : others;
  storage.write(KEY, next.length > 0 ? next.join(' ') : null);
  for (const changed of listeners) changed();
};

const watch = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** The people whose messages are collapsed on this device. */
export const useMutedPeople = (): People => {
  const { storage } = useApp();
  const now = () => read(storage);
  return useSyncExternalStore(watch, now, now);
};

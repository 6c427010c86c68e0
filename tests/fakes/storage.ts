import type { StoragePort } from '#ports/storage.ts';

/** A browser's storage in memory. */
export const fakeStorage = (
  initial: Readonly<Record<string, string>> = {},
): StoragePort & { readonly kept: Map<string, string> } => {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      if (value === null) kept.delete(key);
      else kept.set(key, value);
    },
  };
};

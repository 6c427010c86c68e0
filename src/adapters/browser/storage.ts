import type { StoragePort } from '#ports/storage.ts';

/** localStorage, which some browsers disable, or throw on access to. */
export const browserStorage = (storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): StoragePort => ({
  read: (key) => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write: (key, value) => {
    try {
      if (value === null) storage().removeItem(key);
      else storage().setItem(key, value);
    } catch {
      // Full or disabled: the value is dropped, as the port allows.
    }
  },
});

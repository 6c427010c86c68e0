import type { StoragePort } from '#ports/storage.ts';

/** How many are remembered; the oldest are forgotten first. */
const MOST = 200;

/** What the viewer has closed and does not want to see again, by id, kept in the browser. */
export const closedIds = (storage: StoragePort, key: string): readonly string[] =>
  (storage.read(key) ?? '').split(' ').filter((id) => id !== '');

/** The same with others closed besides. */
export const closeIds = (storage: StoragePort, key: string, ids: readonly string[]): readonly string[] => {
  const all = [...new Set([...closedIds(storage, key).filter((id) => !ids.includes(id)), ...ids])].slice(-MOST);
  storage.write(key, all.join(' '));
  return all;
};

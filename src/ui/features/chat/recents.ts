import type { StoragePort } from '#ports/storage.ts';

const KEY = 'chat.emoji';
const KEPT = 16;

/** Recently used emoji, latest first. */
export const readRecents = (storage: StoragePort): readonly string[] =>
  (storage.read(KEY) ?? '')
    .split(' ')
    .filter((emoji) => emoji !== '')
    .slice(0, KEPT);

export const withRecent = (storage: StoragePort, emoji: string): void => {
  const rest = readRecents(storage).filter((one) => one !== emoji);
  storage.write(KEY, [emoji, ...rest].slice(0, KEPT).join(' '));
};

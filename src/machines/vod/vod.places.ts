import { SHELF_FILLED } from '#domain/social/shelfMark.ts';
import { targetText, type Progress, type Target } from '#domain/social/social.ts';
import type { StoragePort } from '#ports/storage.ts';

const PLACES = 'khandai.vod.places';
/** As many as the origin takes of a guest at once. */
const MOST = 50;
type Kept = readonly [target: string, position: number, duration: number, done: 0 | 1, at: number];

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) && typeof value[0] === 'string' && value.slice(1).every((one) => typeof one === 'number');
const readAll = (storage: StoragePort): readonly Kept[] => {
  try {
    const kept: unknown = JSON.parse(storage.read(PLACES) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
};
const progress = ([text, position, duration, done, at]: Kept): Progress => {
  const [type, id] = text.split(':');
  return { target: { type, id } as Target, position, duration, done: done === 1, at };
};

/** FI-3: the places of this device, latest first: they outlive a tab that crashes, and are all that a guest has. */
export const placesOn = (storage: StoragePort) => ({
  all: (): readonly Progress[] => readAll(storage).map(progress),
  of: (target: Target): Progress | null => {
    const found = readAll(storage).find(([text]) => text === targetText(target));
    return found ? progress(found) : null;
  },
  keep: ({ target, position, duration, done, at }: Progress): void => {
    const text = targetText(target);
    const others = readAll(storage).filter(([other]) => other !== text);
    const kept: Kept = [text, position, duration, done ? 1 : 0, at];
    storage.write(PLACES, JSON.stringify([kept, ...others].slice(0, MOST)));
    storage.write(SHELF_FILLED, 'yes');
  },
  forget: (target: Target): void => {
    const left = readAll(storage).filter(([text]) => text !== targetText(target));
    storage.write(PLACES, left.length === 0 ? null : JSON.stringify(left));
  },
});

import { matchTitle, type Match } from '#domain/match/match.ts';
import type { StoragePort } from '#ports/storage.ts';

/** A recently viewed match, with what is needed to search for it again. */
export interface Looked {
  readonly fixtureId: string;
  readonly title: string;
  /** Epoch milliseconds. */
  readonly startTime: number;
}

const KEY = 'matches.looked';
const MOST = 10;

const isLooked = (value: unknown): value is Looked =>
  typeof value === 'object' &&
  value !== null &&
  'fixtureId' in value &&
  typeof value.fixtureId === 'string' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'startTime' in value &&
  typeof value.startTime === 'number';

/** Latest first; an unreadable entry counts as none. */
export const lookedAt = (storage: StoragePort): readonly Looked[] => {
  try {
    const kept: unknown = JSON.parse(storage.read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLooked).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

export const rememberLooked = (storage: StoragePort, match: Match): void => {
  const { fixtureId, startTime } = match;
  const others = lookedAt(storage).filter((one) => one.fixtureId !== fixtureId);
  storage.write(KEY, JSON.stringify([{ fixtureId, title: matchTitle(match), startTime }, ...others].slice(0, MOST)));
};

export const forgetLooked = (storage: StoragePort): void => storage.write(KEY, null);

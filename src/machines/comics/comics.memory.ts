import { comicOf, mergeProgress, visitOf, type ChapterProgress } from '#domain/comics/reading.ts';
import { readSetting, type ReaderSetting } from '#domain/comics/readerSetting.ts';
import { SHELF_FILLED } from '#domain/social/shelfMark.ts';
import type { Progress } from '#domain/social/social.ts';
import type { StoragePort } from '#ports/storage.ts';
import { PLACES } from './comicsKept.ts';

const SETTINGS = 'khandai.comics.settings';
/** As many as somebody reads in a year; the oldest are dropped. */
const MOST = 300;
const MOST_SETTINGS = 50;

type Kept = readonly [
  id: string,
  page: number,
  panel: number,
  max: number,
  pages: number,
  done: number,
  at: number,
  sec: number,
];
const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) &&
  value.length === 8 &&
  typeof value[0] === 'string' &&
  value.slice(1).every((one) => typeof one === 'number');
const listIn = (text: string | null): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};
const progressOf = ([chapterId, page, panel, maxPage, pages, done, at]: Kept): ChapterProgress => ({
  ...{ chapterId, page, panel, maxPage, pages, done: done === 1, at },
});

/** Where this device was in chapters, latest first: it outlives a tab that crashes, and is all that a guest has. */
export const readingOn = (storage: StoragePort) => {
  const all = () => listIn(storage.read(PLACES)).filter(isKept);
  return {
    of: (comicId: string): readonly ChapterProgress[] =>
      all()
        .filter(([chapterId]) => comicOf(chapterId) === comicId)
        .map(progressOf),
    keep: (one: ChapterProgress, readSec: number): void => {
      const before = all().find(([chapterId]) => chapterId === one.chapterId);
      const { chapterId, page, panel, maxPage, pages, done, at } = before
        ? mergeProgress(progressOf(before), one)
        : one;
      const kept: Kept = [chapterId, page, panel, maxPage, pages, done ? 1 : 0, at, readSec];
      const others = all().filter(([id]) => id !== chapterId);
      storage.write(PLACES, JSON.stringify([kept, ...others].slice(0, MOST)));
      storage.write(SHELF_FILLED, 'yes');
    },
    /** As the shelf knows them. */
    visits: (): readonly Progress[] => all().map((one) => visitOf(progressOf(one), one[7])),
  };
};

type KeptSetting = readonly [comicId: string, setting: unknown];
const isSetting = (value: unknown): value is KeptSetting => Array.isArray(value) && typeof value[0] === 'string';

/** CO-3: how this device reads each comic. */
export const settingsOn = (storage: StoragePort) => {
  const all = () => listIn(storage.read(SETTINGS)).filter(isSetting);
  return {
    of: (comicId: string, otherwise: ReaderSetting): ReaderSetting => {
      const found = all().find(([id]) => id === comicId);
      return found ? readSetting(found[1], otherwise) : otherwise;
    },
    has: (comicId: string): boolean => all().some(([id]) => id === comicId),
    keep: (comicId: string, setting: ReaderSetting): void => {
      const others = all().filter(([id]) => id !== comicId);
      storage.write(SETTINGS, JSON.stringify([[comicId, setting], ...others].slice(0, MOST_SETTINGS)));
    },
  };
};

import type { Progress } from '../social/social.ts';
import { readChapterId } from './comicIds.ts';

/** How far somebody is in a chapter. */
export interface ChapterProgress {
  readonly chapterId: string;
  /** Where they are, from 1. */
  readonly page: number;
  /** Of that page, from 0; where nobody told its panels, 0. */
  readonly panel: number;
  /** CO-5: the last page that they passed whole; 0 for none. It never gets less. */
  readonly maxPage: number;
  readonly pages: number;
  readonly done: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** CO-5: two reports of one chapter: the later says where they are, the further how far they came. */
export const mergeProgress = (a: ChapterProgress, b: ChapterProgress): ChapterProgress => {
  const later = b.at >= a.at ? b : a;
  return { ...later, maxPage: Math.max(a.maxPage, b.maxPage), done: a.done || b.done };
};

/** CO-6: where a chapter opens: one that was read at its top, one that was begun where they were. */
export const openAt = (
  progress: Pick<ChapterProgress, 'page' | 'panel' | 'done'> | null,
  pages: number,
): { readonly page: number; readonly panel: number } =>
  !progress || progress.done || progress.page > pages
    ? { page: 1, panel: 0 }
    : { page: Math.max(1, progress.page), panel: progress.panel };

/** Seconds that a page takes: a page of a book some twenty, a strip as much as pages would fit into it. */
const PAGE_S = 20;
const BOOK_RATIO = 1.41;
export const pageSec = ({ w, h }: { readonly w: number; readonly h: number }): number =>
  Math.round(PAGE_S * Math.min(6, Math.max(0.4, h / w / BOOK_RATIO)));

/** Seconds that are left of a chapter, from the page that is being read. */
export const leftSec = (readSec: number, page: number, pages: number): number =>
  pages === 0 ? 0 : Math.max(0, Math.round((readSec * (pages - page + 1)) / pages));

/** Which chapter to read: the one that was begun last, or the one behind it if that was read; else the first. */
export const goOnIn = <C extends { readonly chapterId: string }>(
  chapters: readonly C[],
  progress: readonly ChapterProgress[],
): { readonly chapter: C; readonly progress: ChapterProgress | null } | null => {
  const [first] = chapters;
  if (!first) return null;
  const of = new Map(progress.map((one) => [one.chapterId, one]));
  const last = progress
    .filter(({ chapterId }) => chapters.some((one) => one.chapterId === chapterId))
    .toSorted((a, b) => b.at - a.at)[0];
  if (!last) return { chapter: first, progress: null };
  const at = chapters.findIndex(({ chapterId }) => chapterId === last.chapterId);
  if (!last.done) return { chapter: chapters[at]!, progress: last };
  const next = chapters.slice(at + 1).find(({ chapterId }) => !of.get(chapterId)?.done);
  const chapter = next ?? chapters.find(({ chapterId }) => !of.get(chapterId)?.done) ?? first;
  return { chapter, progress: of.get(chapter.chapterId) ?? null };
};

/** What a history knows of it: seconds stand for pages, as everywhere on the shelf. */
export const visitOf = ({ chapterId, page, pages, done, at }: ChapterProgress, readSec: number): Progress => ({
  target: { type: 'chapter', id: chapterId },
  position: done ? readSec : Math.round((readSec * (page - 1)) / Math.max(1, pages)),
  duration: readSec,
  ...{ done, at },
});

/** Of all chapters of a comic: those that nobody read yet. */
export const unreadIn = (
  chapters: readonly { readonly chapterId: string }[],
  progress: readonly Pick<ChapterProgress, 'chapterId' | 'done'>[],
): number => {
  const read = new Set(progress.filter(({ done }) => done).map(({ chapterId }) => chapterId));
  return chapters.filter(({ chapterId }) => !read.has(chapterId)).length;
};

/** Whose chapter it is. */
export const comicOf = (chapterId: string): string => readChapterId(chapterId)?.comicId ?? '';

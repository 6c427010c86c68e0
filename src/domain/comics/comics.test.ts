import { expect, it } from 'vitest';
import {
  byNumber,
  chapterIdOf,
  chapterKeyOf,
  comicIdOf,
  COMIC_ID_MAX,
  isChapterKey,
  readChapterId,
} from './comicIds.ts';
import { chapterPath } from './comicPaths.ts';
import { anyComic, comicPasses, countComics, type ComicTraits } from './filter.ts';
import { goOnIn, leftSec, mergeProgress, openAt, unreadIn, visitOf, type ChapterProgress } from './reading.ts';
import { readSetting, settingFor } from './readerSetting.ts';
import { spreadsOf, spreadWith } from './spreads.ts';

const at = (chapterId: string, changed: Partial<ChapterProgress> = {}): ChapterProgress => ({
  ...{ chapterId, page: 1, panel: 0, maxPage: 0, pages: 10, done: false, at: 1 },
  ...changed,
});

it('CO-1: a comic has one address, whatever its name is written in, and long names stay apart', () => {
  expect(comicIdOf('Cầu thủ số 0')).toBe('cau-thu-so-0');
  expect(comicIdOf('棒球')).toMatch(/^truyen-[a-z0-9]+$/u);
  const long = 'a'.repeat(80);
  expect([comicIdOf(long).length <= COMIC_ID_MAX, comicIdOf(`${long}b`) === comicIdOf(`${long}c`)]).toEqual([
    true,
    false,
  ]);
});
it('CO-2: a chapter has an address by its number, and by its volume where there is one', () => {
  const keys = [
    chapterKeyOf({ volume: null, no: 12 }),
    chapterKeyOf({ volume: null, no: 12.5 }),
    chapterKeyOf({ volume: 2, no: 3 }),
  ];
  expect(keys).toEqual(['12', '12-5', 'v2-3']);
  expect(keys.every(isChapterKey)).toBe(true);
  expect(['', 'x', '12-', 'v2', '1--2'].some(isChapterKey)).toBe(false);
  expect(readChapterId(chapterIdOf('so-0', 'v2-3'))).toEqual({ comicId: 'so-0', key: 'v2-3' });
  expect(readChapterId('so-0')).toBeNull();
  const numbers = [
    { volume: null, no: 9 },
    { volume: 2, no: 1 },
    { volume: 1, no: 10 },
    { volume: 1, no: 2 },
  ];
  expect(numbers.toSorted(byNumber).map(chapterKeyOf)).toEqual(['v1-2', 'v1-10', 'v2-1', '9']);
});
it('CO-11: a page has an address of its own, the first one that of the chapter', () => {
  expect([chapterPath('so-0', '3'), chapterPath('so-0', '3', 7)]).toEqual([
    '/truyen-tranh/so-0/3',
    '/truyen-tranh/so-0/3?trang=7',
  ]);
});
it('CO-5: the later report says where somebody is, and what was passed or read never gets less', () => {
  const further = at('a', { page: 9, maxPage: 8, at: 5 });
  const later = at('a', { page: 2, maxPage: 1, at: 9 });
  for (const merged of [mergeProgress(further, later), mergeProgress(later, further)])
    expect([merged.page, merged.maxPage, merged.at]).toEqual([2, 8, 9]);
  expect(mergeProgress(at('a', { done: true }), later).done).toBe(true);
});
it('CO-6: a chapter that was read opens at its top, one that was begun where it was left', () => {
  expect(openAt(null, 10)).toEqual({ page: 1, panel: 0 });
  expect(openAt({ page: 10, panel: 2, done: true }, 10)).toEqual({ page: 1, panel: 0 });
  expect(openAt({ page: 4, panel: 2, done: false }, 10)).toEqual({ page: 4, panel: 2 });
  expect(openAt({ page: 12, panel: 0, done: false }, 10)).toEqual({ page: 1, panel: 0 });
});
it('CO-2: goes on in the chapter that was begun last, or behind the one that was read', () => {
  const chapters = ['a', 'b', 'c'].map((chapterId) => ({ chapterId }));
  const chosen = (progress: readonly ChapterProgress[]) => goOnIn(chapters, progress)?.chapter.chapterId;
  expect(chosen([])).toBe('a');
  expect(chosen([at('a', { done: true }), at('b', { at: 2 })])).toBe('b');
  expect(chosen([at('a', { done: true, at: 3 }), at('b', { done: true })])).toBe('c');
  expect(chosen([at('c', { done: true, at: 9 })])).toBe('a');
  expect(chosen(chapters.map(({ chapterId }) => at(chapterId, { done: true })))).toBe('a');
  expect(goOnIn([], [])).toBeNull();
  expect(unreadIn(chapters, [at('a', { done: true }), at('b')])).toBe(2);
});
it('CO-2: says how long the rest takes, and tells the shelf in seconds', () => {
  expect([leftSec(200, 1, 10), leftSec(200, 6, 10), leftSec(0, 1, 0)]).toEqual([200, 100, 0]);
  expect(visitOf(at('a--1', { page: 6 }), 200)).toMatchObject({ position: 100, duration: 200 });
  expect(visitOf(at('a--1', { page: 6, done: true }), 200).position).toBe(200);
});
it('CO-1: counts what each value would show, given what is chosen elsewhere', () => {
  const comic = (words: string, genre: readonly string[], status: string): ComicTraits => ({
    ...{ words: ` ${words} `, values: { genre, status: [status], country: ['VN'] } },
  });
  const all = [comic('meo mun', ['comedy'], 'ongoing'), comic('so khong', ['comedy', 'drama'], 'completed')];
  const chosen = { ...anyComic.chosen, status: ['completed'] };
  const counts = countComics(all, { words: [], chosen });
  expect([[...counts.genre], [...counts.status]]).toEqual([
    [
      ['comedy', 1],
      ['drama', 1],
    ],
    [
      ['ongoing', 1],
      ['completed', 1],
    ],
  ]);
  expect(all.filter((one) => comicPasses(one, { words: ['mun'], chosen: anyComic.chosen }))).toEqual([all[0]]);
});
it('CO-3: two pages lie open together, but a cover and a page over two stand alone', () => {
  const [page, wide] = [
    { w: 700, h: 1000 },
    { w: 1400, h: 1000 },
  ];
  const spreads = spreadsOf([page, page, page, wide, page, page, page], true);
  expect(spreads).toEqual([[1], [2, 3], [4], [5, 6], [7]]);
  expect([spreadWith(spreads, 3), spreadWith(spreads, 99)]).toEqual([1, 0]);
  expect(spreadsOf([page, page], false)).toEqual([[1], [2]]);
});
it('CO-3: what a device kept is read part by part, and what cannot be is left out', () => {
  const usual = settingFor('rtl');
  expect([usual.mode, usual.rtl, settingFor('vertical').mode]).toEqual(['single', true, 'webtoon']);
  expect(readSetting({ mode: 'double', margin: 99, ground: 'pink', rtl: false }, usual)).toEqual({
    ...usual,
    ...{ mode: 'double', rtl: false },
  });
  expect(readSetting(null, usual)).toEqual(usual);
});

import { expect, it } from 'vitest';
import type { ChapterProgress } from '#domain/comics/reading.ts';
import type { Progress } from '#domain/social/social.ts';
import { aStoredChapter, aStoredComic, aStoredPage, fakeCatalogue, fakeComics } from '../testing/fakeComics.ts';
import type { ComicSource } from '../shared/comics/comicSource.ts';
import { comicNames } from './comicNames.ts';
import { comicSubjects } from './comics.subjects.ts';
import { readSetOf } from './comics.handlers.ts';
import { readWords } from '../page/build.ts';
import { projectRoot } from '../testing/buildFixture.ts';
import { sameWords } from '../shared/words.ts';

const guest = { locale: 'vi', now: 1000, viewer: { kind: 'nobody' } } as never;
const member = { locale: 'vi', now: 1000, viewer: { kind: 'member', userId: 'm1' } } as never;
const ids = ['so-khong', 'meo-mun', 'quan-khuya'] as const;
const source: ComicSource = {
  comics: ids.map((comicId, i) =>
    aStoredComic(comicId, {
      genres: i === 0 ? ['drama'] : ['comedy', 'drama'],
      status: i === 2 ? 'completed' : 'ongoing',
      title: sameWords(`Truyện ${comicId}`),
    }),
  ),
  chaptersOf: (comicId) => [10, 2, 1].map((no) => aStoredChapter(comicId, no, { createdAt: no * 10 + comicId.length })),
  pagesOf: () => [1, 2, 3, 4].map(aStoredPage),
  draw: () => null,
};
const calls = (parts = {}) => fakeComics({}, { catalogue: fakeCatalogue(source), ...parts });

it('CO-1: lists what passes all filters, sorted, and counts what each value would show', async () => {
  const { list, facets } = calls();
  const titled = await list({ sort: 'title' }, guest);
  expect(titled).toMatchObject({ total: 3, list: [{ slug: 'meo-mun' }, { slug: 'quan-khuya' }, { slug: 'so-khong' }] });
  expect(await list({ genre: 'comedy', status: 'ongoing' }, guest)).toMatchObject({ total: 1 });
  expect(await list({ q: 'truyen quan' }, guest)).toMatchObject({ list: [{ slug: 'quan-khuya' }] });
  expect(await facets({ status: 'ongoing' }, guest)).toMatchObject({
    total: 2,
    genre: [
      { value: 'drama', name: 'Chính kịch', count: 2 },
      { value: 'comedy', count: 1 },
    ],
    status: [
      { value: 'ongoing', count: 2 },
      { value: 'completed', name: 'Trọn bộ', count: 1 },
    ],
  });
});
it('CO-1: a list goes on behind its last comic, also where that is gone', async () => {
  const { list } = calls();
  expect(await list({ sort: 'title', cursor: '0.meo-mun' }, guest)).toMatchObject({
    list: [{ slug: 'quan-khuya' }, {}],
  });
  expect(await list({ sort: 'title', cursor: '1.da-xoa' }, guest)).toMatchObject({
    list: [{ slug: 'quan-khuya' }, {}],
  });
});
it('CO-2, CO-10: chapters stand in order of their numbers and know their neighbours', async () => {
  const { chapters, pages } = calls();
  const all = await chapters({ comicId: 'so-khong' }, guest);
  expect(all).toMatchObject([{ key: '1', nextId: 'so-khong--2' }, { key: '2' }, { key: '10', prevId: 'so-khong--2' }]);
  expect(await chapters({ comicId: 'so-khong', order: 'desc' }, guest)).toMatchObject([{ key: '10' }, {}, {}]);
  const read = await pages({ chapterId: 'so-khong--2' }, guest);
  expect(read).toMatchObject({
    prev: { key: '1' },
    next: { key: '10', firstPages: [{ n: 1 }, { n: 2 }, { n: 3 }] },
    pages: [{ n: 1, w: 700, h: 1000 }, { n: 2 }, { n: 3 }, { n: 4 }],
  });
  expect(await pages({ chapterId: 'so-khong--3' }, guest)).toMatchObject({ code: 404 });
});
it('CO-5: keeps what a member tells within the chapter, and tells their shelf', async () => {
  const kept: ChapterProgress[] = [];
  const visits: Progress[] = [];
  const { progress } = calls({
    progress: { put: async (_q: unknown, _u: string, _c: string, one: ChapterProgress) => void kept.push(one) },
    visited: async (_q: unknown, _u: string, told: readonly Progress[]) => void visits.push(...told),
  });
  const item = { page: 9, maxPage: 9, done: false, at: 99_999 };
  const told = await progress(
    {
      items: [
        { chapterId: 'so-khong--1', ...item },
        { chapterId: 'x--1', ...item },
      ],
    },
    member,
  );
  expect(told).toEqual({ accepted: 1 });
  expect(kept).toEqual([{ chapterId: 'so-khong--1', page: 4, panel: 0, maxPage: 4, pages: 4, done: true, at: 1000 }]);
  expect(visits).toMatchObject([{ target: { type: 'chapter', id: 'so-khong--1' }, done: true }]);
});
it('CO-2: the chapters that were read, as bits', () => {
  const chapters = Array.from({ length: 10 }, (_, i) => aStoredChapter('a', i + 1));
  const read = (no: number) => ({ chapterId: `a--${no}`, page: 1, panel: 0, maxPage: 0, pages: 4, done: true, at: 0 });
  expect([...Buffer.from(readSetOf(chapters, [read(1), read(3), read(10)]), 'base64')]).toEqual([5, 2]);
});
it('X29: the shelf goes on in a chapter with what is left, behind one that was read with the next', async () => {
  const names = comicNames(readWords(`${projectRoot}/locales`));
  const { chapter } = comicSubjects(fakeCatalogue(source), names);
  const entry = (id: string, position: number, done: boolean, at: number): Progress => ({
    ...{ target: { type: 'chapter', id }, position, duration: 80, done, at },
  });
  const shelf = await chapter.resume!(
    [entry('so-khong--1', 40, false, 3), entry('so-khong--2', 9, false, 2), entry('meo-mun--1', 80, true, 1)],
    { locale: 'vi', now: 0 },
  );
  expect(shelf).toMatchObject([
    { group: { type: 'comic' }, position: 40, card: { subtitle: 'Chương 1: Chương 1 · còn 2 trang' } },
    null,
    { target: { id: 'meo-mun--2' }, position: 0 },
  ]);
  const last = await chapter.resume!([entry('so-khong--10', 80, true, 1)], { locale: 'vi', now: 0 });
  expect(last).toEqual([null]);
});

import { settingFor } from '#domain/comics/readerSetting.ts';
import type { Asking } from './asking.ts';

/** For a comic that does not exist; the demo's comics have tests of their own. */
export const comicsQuestions = (): Pick<Asking, 'comics'> => ({
  comics: {
    home: { input: {}, holds: ({ fresh, totals }) => fresh.length <= totals.comics },
    list: { input: { sort: 'title', genre: 'drama,comedy' }, holds: ({ list, total }) => total >= list.length },
    facets: { input: { q: 'khong co truyen nay' }, holds: ({ total, genre }) => total === 0 && genre.length === 0 },
    detail: { input: { slug: 'khong-co' }, refused: 404 },
    chapters: { input: { comicId: 'khong-co', order: 'desc' }, refused: 404 },
    pages: { input: { chapterId: 'khong-co--1' }, refused: 404 },
    cards: { input: { ids: 'khong-co,cung-khong' }, holds: (list) => list.length === 0 },
    state: { input: { comicId: 'khong-co' }, refused: 404 },
    progress: {
      input: { items: [{ chapterId: 'khong-co--1', page: 1, maxPage: 1, done: true, at: 1 }] },
      holds: ({ accepted }) => accepted === 0,
    },
    readerSetting: { input: { comicId: 'khong-co', setting: settingFor('ltr') }, refused: 404 },
    followed: { input: {}, holds: ({ list }) => list.length === 0 },
  },
});

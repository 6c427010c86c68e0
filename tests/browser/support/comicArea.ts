import { failed, succeeded } from '#ports/failure.ts';
import type { ComicsPort } from '#ports/comics.ts';
import type { KeptChaptersPort } from '#ports/keptChapters.ts';
import { aChapter, aComic, aComicCard, aComicHome, aPageList } from '../../fakes/comics.ts';

const counted = (value: string, name: string) => [{ value, name, count: 3 }];
const gone = failed({ kind: 'refused', code: 404 });

/** The comics of the fake portal: one with two chapters, and a member's progress in it. */
export const comicArea: Partial<ComicsPort> = {
  home: async () => succeeded(aComicHome),
  list: async () => succeeded({ list: [aComicCard()], next: null, total: 1 }),
  facets: async () =>
    succeeded({
      ...{ total: 1, genre: counted('football', 'Bóng đá'), status: counted('ongoing', 'Đang ra') },
      country: counted('VN', 'Việt Nam'),
    }),
  comic: async (slug) => (slug === aComic.slug ? succeeded(aComic) : gone),
  chapters: async () => succeeded([aChapter(1), aChapter(2)]),
  pages: async (chapterId) => (chapterId === 'cau-thu-so-khong--1' ? succeeded(aPageList()) : gone),
  state: async () =>
    succeeded({
      chapters: [{ chapterId: 'cau-thu-so-khong--1', page: 2, panel: 0, maxPage: 1, pages: 3, done: false, at: 5 }],
      setting: null,
    }),
  followed: async () =>
    succeeded({ list: [{ comicId: aComic.comicId, comic: aComicCard(), unread: 2, since: 1 }], next: null }),
  read: async () => succeeded(null),
  keepSetting: async () => succeeded(null),
};
/** One chapter on the device, and some free space. */
export const keptArea: Partial<KeptChaptersPort> = {
  all: async () => [{ list: aPageList(), bytes: 1_200_000, since: 1 }],
  of: async () => null,
  picture: async () => null,
  room: async () => ({ used: 4_000_000, most: 80_000_000 }),
};

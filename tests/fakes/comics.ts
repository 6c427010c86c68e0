import type { Chapter, Comic, ComicCard, ComicHome, ComicPage, PageList } from '#domain/comics/comic.ts';

export const aComicCard = (changed: Partial<ComicCard> = {}): ComicCard => ({
  ...{ comicId: 'cau-thu-so-khong', slug: 'cau-thu-so-khong', title: 'Cầu thủ số không', cover: null },
  ...{ authors: ['Đỗ Hạ Vỹ'], genres: [{ value: 'football', name: 'Bóng đá' }], status: 'ongoing', direction: 'ltr' },
  ...{ rating: { avg: 8.4, n: 12 }, counters: { views: 40 }, chapters: 2, readSec: 4000, demo: true },
  latest: { key: '2', no: 2, title: 'Hiệp phụ', createdAt: 1_700_000_000_000 },
  ...changed,
});
export const aComic: Comic = {
  ...aComicCard(),
  ...{ altTitles: [], country: { value: 'VN', name: 'Việt Nam' }, ageRating: 'P', licence: 'CC BY 4.0' },
  ...{ synopsis: 'Mười hai đứa trẻ và mười một chiếc áo.', credit: 'Khán Đài', sizeBytes: 2_400_000 },
};
export const aChapter = (no: number, changed: Partial<Chapter> = {}): Chapter => ({
  ...{ chapterId: `cau-thu-so-khong--${no}`, comicId: 'cau-thu-so-khong', key: String(no), volume: null, no },
  ...{ title: `Chương thứ ${no}`, pages: 3, createdAt: 1_700_000_000_000, sizeBytes: 1_200_000, readSec: 300 },
  ...changed,
});
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
export const aComicPage = (n: number, changed: Partial<ComicPage> = {}): ComicPage => ({
  ...{ n, url: PIXEL, w: 700, h: 1000, bytes: 40, color: '#fcf8ec', small: null },
  panels: [
    {
      ...{ x: 0.05, y: 0.05, w: 0.9, h: 0.4, alt: `Khán đài, khung ${n}` },
      says: [{ kind: 'say', text: `Câu nói ${n}`, x: 0.5, y: 0.12, w: 0.7, to: [0.5, 0.3] }],
    },
    { ...{ x: 0.05, y: 0.5, w: 0.9, h: 0.4, alt: `Mặt sân, khung ${n}` }, says: [] },
  ],
  ...changed,
});
export const aPageList = (pages = 3, changed: Partial<PageList> = {}): PageList => ({
  comic: {
    ...{ comicId: 'cau-thu-so-khong', slug: 'cau-thu-so-khong', title: 'Cầu thủ số không', direction: 'vertical' },
    ...{ demo: true, credit: 'Khán Đài', licence: 'CC BY 4.0' },
  },
  chapter: aChapter(1, { pages, nextId: 'cau-thu-so-khong--2' }),
  pages: Array.from({ length: pages }, (_, i) => aComicPage(i + 1)),
  next: { ...{ chapterId: 'cau-thu-so-khong--2', key: '2', no: 2, title: 'Hiệp phụ' }, firstPages: [aComicPage(1)] },
  prev: null,
  ...changed,
});
export const aComicHome: ComicHome = {
  ...{ fresh: [aComicCard()], read: [aComicCard({ comicId: 'mun', slug: 'mun', title: 'Mèo Mun giữ sân' })] },
  whole: [aComicCard({ comicId: 'quan', slug: 'quan', title: 'Quán lúc hai giờ', status: 'completed' })],
  totals: { comics: 3, chapters: 9, whole: 1 },
};

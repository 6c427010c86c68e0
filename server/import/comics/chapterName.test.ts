import { expect, it } from 'vitest';
import { naturally, readName } from './chapterName.ts';
import { readComicInfo } from './comicInfo.ts';
import { findChapters } from './findChapters.ts';

const facts = (name: string) => {
  const { series, volume, no, title } = readName(name);
  return [series, volume, no, title];
};

it.each([
  ['Mun v02 c012.5 - Chợ đêm [Nhóm]', ['Mun', 2, 12.5, 'Chợ đêm']],
  ['Cầu thủ số 0 - Chương 3: Hiệp phụ', ['Cầu thủ số 0', null, 3, 'Hiệp phụ']],
  ['One_Piece_Vol.1_Ch.3_(2019)', ['One Piece', 1, 3, '']],
  ['第12話 夜市', ['', null, 12, '夜市']],
  ['Saga 007 (2013) (digital)', ['Saga', null, 7, '']],
  ['Tập 4', ['', 4, null, '']],
  ['#7 Đêm mưa', ['', null, 7, 'Đêm mưa']],
  ['Oneshot', ['Oneshot', null, null, '']],
])('CO-1: reads %s as people mean it', (name, expected) => expect(facts(name)).toEqual(expected));

it('CO-1: sorts pages as people count, folder by folder', () => {
  const names = ['p10.jpg', 'p2.jpg', 'a/10.jpg', 'a/9.jpg', 'P1.jpg'];
  expect(names.toSorted(naturally)).toEqual(['P1.jpg', 'p2.jpg', 'p10.jpg', 'a/9.jpg', 'a/10.jpg'].toSorted(naturally));
  expect(['10.jpg', '9.jpg', '009a.jpg'].toSorted(naturally)).toEqual(['9.jpg', '009a.jpg', '10.jpg']);
});
it('CO-1: reads ComicInfo.xml, with direction, country and the whole number of chapters', () => {
  const info = readComicInfo(`<?xml version="1.0"?><ComicInfo><Series>Cối &amp; Xay</Series><Number>12.5</Number>
    <Volume>-1</Volume><Count>20</Count><Manga>YesAndRightToLeft</Manga><Genre>Comedy, Slice of Life</Genre>
    <Writer>An, Bình</Writer><Penciller>Bình</Penciller><AgeRating>Unknown</AgeRating>
    <Pages><Page Image="2" Type="FrontCover" /></Pages></ComicInfo>`);
  expect(info).toMatchObject({
    ...{ series: 'Cối & Xay', no: 12.5, volume: null, count: 20, direction: 'rtl', country: 'JP', cover: 2 },
    ...{ genres: ['comedy', 'slice-of-life'], authors: ['An', 'Bình'], ageRating: '' },
  });
  expect(readComicInfo('<ComicInfo><Series>')).toMatch(/^line 1:/u);
  expect(readComicInfo('<Other/>')).toBe('is no ComicInfo');
});
it('CO-1: takes folders of pictures for chapters only where nothing says otherwise', () => {
  const paths = (files: readonly string[]) => findChapters(files).chapters.map(({ path, around }) => [path, around]);
  expect(paths(['Mun/Chương 1/1.jpg', 'Mun/Chương 1/2.jpg', 'Mun/cover.jpg', 'Mun/v1/c2.cbz'])).toEqual([
    ['Mun/v1/c2.cbz', 'Mun'],
    ['Mun/Chương 1', 'Mun'],
  ]);
  expect(paths(['Phim/a.mkv', 'Phim/extra/1.jpg', 'Phim/extra/2.jpg'])).toEqual([]);
  expect(paths(['Album/01.flac', 'Album/scans/1.jpg', 'Album/scans/2.jpg'])).toEqual([]);
  expect(paths(['x/ComicInfo.xml', 'x/1.png', 'film/a.mp4'])).toEqual([['x', '']]);
  expect(findChapters(['a/b.cbr']).foreign).toEqual([
    { path: 'a/b.cbr', reason: 'is a RAR archive: make a CBZ (ZIP) of it' },
  ]);
});

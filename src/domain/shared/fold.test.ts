import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from './fold.ts';
import { searchRank } from './searchRank.ts';

it.each([
  ['Đường', 'duong'],
  ['NGUYỄN Thị Ánh', 'nguyen thi anh'],
  ['đĐ', 'dd'],
  ['Ｅspaña', 'ｅspana'],
  ['曼聯', '曼聯'],
  ['한글', '한글'],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('folds what is folded to itself', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
});

it.each([
  ['Đường', 'đường', 4],
  ['Con Đường', 'ĐƯỜNG', 4],
  ['Con Đường', ' đường ', 4],
  ['XĐường', 'đường', 3],
  ['Đường', 'duong', 2],
  ['Con đường', 'duong', 2],
  ['Dương', 'đường', 2],
  ['xdương', 'duong', 1],
  ['Hà Nội', 'sài', 0],
  ['Hà Nội', '', 0],
  ['Hà Nội', '  ', 0],
  ['Hà Nội'.normalize('NFD'), 'nội', 4],
] as const)('ranks %s for "%s" as %i', (text, query, rank) => {
  expect(searchRank(text, query)).toBe(rank);
});

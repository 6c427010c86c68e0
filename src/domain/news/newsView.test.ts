import { expect, it } from 'vitest';
import { freshEntries, listPath, placeNames, placePath, rankOf, safeName, splitBlog } from './newsView.ts';

const tree = [{ slug: 'cup', name: 'Cúp', types: [{ slug: 'nhan-dinh', name: 'Nhận định' }] }];

it('NE-1: the four levels of addresses', () => {
  expect(placePath({})).toBe('/tin-tuc');
  expect(placePath({ category: 'cup' })).toBe('/tin-tuc/cup');
  expect(placePath({ category: 'cup', type: 'nhan-dinh' })).toBe('/tin-tuc/cup/nhan-dinh');
});

it('SORT-1: filters and sorts are in the address, and what is not one is left out', () => {
  expect(listPath({ category: 'cup' }, { hot: 'noi-bat' })).toBe('/tin-tuc/cup?hot=noi-bat');
  expect(listPath({}, { sort: 'viewCount,desc' })).toBe('/tin-tuc?sort=viewCount,desc');
  expect(listPath({})).toBe('/tin-tuc');
  expect(rankOf('xem-nhieu-nhat', null)).toEqual({ hot: 'xem-nhieu-nhat' });
  expect(rankOf(null, 'mostArticle,desc')).toEqual({ sort: 'mostArticle,desc' });
  expect(rankOf('khac', 'viewCount,asc')).toEqual({});
});

it('NE-1: a category or type that is not there has no name', () => {
  expect(placeNames(tree, { category: 'cup' })).toEqual({ category: 'Cúp', type: '' });
  expect(placeNames(tree, { category: 'cup', type: 'nhan-dinh' })).toEqual({ category: 'Cúp', type: 'Nhận định' });
  expect(placeNames(tree, { category: 'khac' })).toBeNull();
  expect(placeNames(tree, { category: 'cup', type: 'khac' })).toBeNull();
});

it('B2: a page is named by what tells no result', () => {
  expect(safeName({ title: 'Bến Gỗ thắng 2–1', safeTitle: 'Bến Gỗ – Nắng Sớm' })).toBe('Bến Gỗ – Nắng Sớm');
  expect(safeName({ title: 'Vé bán kết' })).toBe('Vé bán kết');
});

it('NE-9: entries of a live blog are told apart from the text before them', () => {
  const text = { kind: 'paragraph', spans: [{ text: 'a' }] } as const;
  const entry = { kind: 'entry', entryId: 'e', at: 1, label: '', about: 'text', title: '', spans: [] } as const;
  expect(splitBlog([text, entry])).toEqual({ text: [text], entries: [entry] });
});

it('NE-9: what came since the entry that was seen last is new; nothing is where that one is gone', () => {
  const entries = ['c', 'b', 'a'].map((entryId) => ({ entryId }));
  const ids = (list: readonly { readonly entryId: string }[]) => list.map(({ entryId }) => entryId).join('');
  const { fresh, known } = freshEntries(entries, 'a');
  expect([ids(fresh), ids(known)]).toEqual(['cb', 'a']);
  expect(ids(freshEntries(entries, 'c').fresh)).toBe('');
  expect(ids(freshEntries(entries, 'gone').known)).toBe('cba');
});

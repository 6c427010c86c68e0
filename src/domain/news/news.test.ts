import { expect, it } from 'vitest';
import { articlePath, isNewsSlug } from './newsPaths.ts';
import { articleText, readMinutes } from './reading.ts';

it('NE-1: addresses of news are small letters, digits and hyphens, and the newsroom is no category', () => {
  expect(['dong-bang', 'vong-13', 'u21'].every(isNewsSlug)).toBe(true);
  expect(['toa-soan', 'rss.xml', '-a', 'a--b', 'Á', '', 'a'.repeat(97)].some(isNewsSlug)).toBe(false);
  expect(articlePath({ category: 'cup', type: 'nhan-dinh', slug: 'ban-ket' })).toBe('/tin-tuc/cup/nhan-dinh/ban-ket');
});

it('NE-2: minutes count words, and characters of Chinese', () => {
  expect(readMinutes('một hai ba', 'vi')).toBe(1);
  expect(readMinutes('chữ '.repeat(1300), 'vi')).toBe(5);
  expect(readMinutes('字'.repeat(1200), 'zh')).toBe(3);
});

it('CALLS 1: what is read of an article are its texts, entries with their titles', () => {
  expect(
    articleText([
      { kind: 'paragraph', spans: [{ text: 'Một ' }, { text: 'hai' }] },
      { kind: 'match', fixtureId: 'f1' },
      { kind: 'entry', entryId: 'e1', at: 1, label: '12′', about: 'goal', title: 'Vào', spans: [{ text: 'Sa sút.' }] },
    ]),
  ).toBe('Một hai\nVào\nSa sút.');
});

import { describe, expect, it } from 'vitest';
import { hasWords, MATCH_SEARCH, searchText, wantedWords } from './matchSearch.ts';

const names = searchText(['Giải Vô địch Đồng Bằng', '三角洲冠軍聯賽', 'Bến Gỗ', '木碼頭', 'Nắng Sớm', 'Early Sun']);
const finds = (query: string) => hasWords(names, wantedWords(query));

describe('A-4: a query finds a match', () => {
  it.each([
    'ben go',
    'BẾN GỖ',
    'go ben',
    'bến',
    'be',
    'dong bang',
    'early',
    '木碼頭',
    '碼',
    '冠軍',
    'Bến Gỗ – Nắng Sớm',
  ])('by "%s"', (query) => expect(finds(query)).toBe(true));
  it('with "vs" between two names, as people write it', () => expect(finds('ben go vs nang som')).toBe(true));
  it.each(['en', 'thac', 'ben thac', '木馬', 'bengo'])('but not by "%s"', (query) => expect(finds(query)).toBe(false));
});

it('A-4: nothing can be looked for in signs alone, and of a long query the first words count', () => {
  for (const query of ['', '  ', '%_', '!?', 'vs']) expect(wantedWords(query)).toEqual([]);
  expect(wantedWords('một hai ba bốn năm sáu bảy tám chín')).toHaveLength(MATCH_SEARCH.mostWords);
  expect(wantedWords('gỗ Gỗ go')).toEqual(['go']);
});

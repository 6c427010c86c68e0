import { describe, expect, it } from 'vitest';
import { JOINS_MS, namesBoth, startsIn } from './shownMatch.ts';

describe('the match that a programme shows', () => {
  const match = { home: 'Bến Gỗ', away: 'Nắng Sớm' };
  it.each([
    [['Bóng đá: Bến Gỗ - Nắng Sớm'], true],
    [['Trực tiếp', 'nang som gặp BEN GO, vòng 3'], true],
    [['Bóng đá: Bến Gỗ', 'Đối thủ: Nắng Sớm'], true],
    [['Bóng đá: Bến Gỗ'], false],
    [['Bến Gỗi và Nắng Sớm'], false],
    [['Gỗ Bến, Sớm Nắng'], false],
    [[], false],
  ])('5.8: %j names both teams: %s', (texts, both) => expect(namesBoth(texts, match)).toBe(both));
  it('names in scripts without blanks are found inside a text, and a sign alone is no name', () => {
    expect(namesBoth(['足球：木碼頭對晨光'], { home: '木碼頭', away: '晨光' })).toBe(true);
    expect(namesBoth(['A - B'], { home: 'A', away: 'B' })).toBe(false);
    expect(namesBoth(['Bến Gỗ'], { home: 'Bến Gỗ', away: 'Bến Gỗ' })).toBe(false);
  });
  it('it starts while the programme is on, or half an hour before at most', () => {
    const on = { startTs: 10 * JOINS_MS, stopTs: 14 * JOINS_MS };
    const starts = [9 * JOINS_MS - 1, 9 * JOINS_MS, 10 * JOINS_MS, 14 * JOINS_MS - 1, 14 * JOINS_MS];
    expect(starts.map((at) => startsIn(on, at))).toEqual([false, true, true, true, false]);
  });
});

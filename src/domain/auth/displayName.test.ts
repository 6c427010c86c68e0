import { describe, expect, it } from 'vitest';
import { SEEN, tidyName } from './displayName.ts';

describe('a display name', () => {
  it.each(['Lan', 'ắ', '阮', '7', '…', '👍', '👩‍👩‍👧‍👦', 'e\u0301', '\u200bLan'])('%j can be seen', (name) => {
    expect(SEEN.test(name)).toBe(true);
  });
  it.each([
    '',
    '   ',
    '\u200b',
    '\u200d\u200d',
    '\u00ad',
    '\u202e',
    '\u2800',
    '\u3164',
    '\uffa0',
    '\u115f\u1160',
    '\u0301',
  ])('%j cannot', (name) => {
    expect(SEEN.test(name)).toBe(false);
  });

  it.each([
    ['  Lan Gió ', 'Lan Gió'],
    ['Lan\u202e', 'Lan'],
    ['\u2067Lan\u2069', 'Lan'],
    ['\u202aLan\u202c Gió', 'Lan Gió'],
    ['Lan\r\nGió', 'Lan Gió'],
    ['Lan\u2028Gió\t', 'Lan Gió'],
    ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ['ليلى', 'ليلى'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(tidyName(typed)).toBe(kept);
  });
});

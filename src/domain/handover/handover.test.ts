import { expect, it } from 'vitest';
import { codeFrom, HANDOVER, handoverPath, isCode, takePath, tidyCode } from './handover.ts';

it('FI-13: a code is six letters that are taken for no other, however it is typed', () => {
  expect(HANDOVER.letters).toHaveLength(32);
  expect(codeFrom([0, 1, 31, 32, 33, 255, 9])).toBe('23Z23Z');
  expect(tidyCode('ab c-234')).toBe('ABC234');
  expect(['abc234', ' AB C-234 ', 'ABC10O', 'ABC23', 'ABC2345', ''].map(isCode)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});
it('FI-13: the film opens at the same second, also at its first; a camera finds where to take a code', () => {
  expect([handoverPath('/phim/a', 0.4), handoverPath('/phim/a?tap=1', 31.9), takePath('ABC234')]).toEqual([
    ...['/phim/a?t=0', '/phim/a?tap=1&t=31', '/phim-anh?ma=ABC234'],
  ]);
});

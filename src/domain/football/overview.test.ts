import { expect, it } from 'vitest';
import { formLetter } from './overview.ts';

it.each([
  ['2-1', 'Bến Gỗ', 'W'],
  ['2-1', 'Nắng Sớm', 'L'],
  ['0-3', 'Bến Gỗ', 'L'],
  ['0-3', 'Nắng Sớm', 'W'],
  ['1-1', 'Bến Gỗ', 'D'],
  ['1-1', 'Nắng Sớm', 'D'],
  ['2', 'Bến Gỗ', 'W'],
  ['', 'Bến Gỗ', 'D'],
])('%s for %s is %s', (score, team, letter) => {
  expect(formLetter({ home: 'Bến Gỗ', score }, team)).toBe(letter);
});

import { expect, it } from 'vitest';
import { parseScore } from './score.ts';
import { shownScore } from './shownScore.ts';

it.each([
  ['2-1', [2, 1]],
  ['10-0', [10, 0]],
  [' 3 - 12 ', [3, 12]],
  ['2', [2, 0]],
  ['2-', [2, 0]],
  ['-1', [0, 1]],
  ['', [0, 0]],
  ['?-1', [0, 1]],
  ['1.5-2', [0, 2]],
  ['1x-2', [0, 2]],
  ['2-1-9', [2, 1]],
])('MATCH-2: "%s" is %j', (text, score) => {
  expect(parseScore(text)).toEqual(score);
});

it.each([
  ['67', '2-1', [2, 1]],
  ['FT', '0-0', [0, 0]],
  ['67', null, null],
  ['20:00', '0-0', null],
])('MATCH-2: a match that is %s and %s shows %j', (status, score, shown) => {
  expect(shownScore({ status, score })).toEqual(shown);
});

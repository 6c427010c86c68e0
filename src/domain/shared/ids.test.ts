import { expect, it } from 'vitest';
import { isRoomId } from './ids.ts';

it.each([
  ['f1', true],
  ['a'.repeat(32), true],
  ['a'.repeat(33), false],
  ['', false],
  ['F1', false],
  ['f-1', false],
  ['f1\n', false],
  [' f1', false],
])('%j is a room id: %s', (text, is) => {
  expect(isRoomId(text)).toBe(is);
});

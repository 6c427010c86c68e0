import { expect, it } from 'vitest';
import { isLinkToken } from './linkToken.ts';

it.each([
  ['a'.repeat(22), true],
  ['Az09_-'.repeat(10), true],
  ['a'.repeat(64), true],
  ['a'.repeat(21), false],
  ['a'.repeat(65), false],
  [`${'a'.repeat(22)}.`, false],
  [`${'a'.repeat(22)}/..`, false],
  ['', false],
])('a link’s token is 22 to 64 letters, digits, - and _: %j', (text, is) => {
  expect(isLinkToken(text)).toBe(is);
});

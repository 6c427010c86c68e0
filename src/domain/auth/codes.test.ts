import { expect, it } from 'vitest';
import { codeDigits, CODES } from './codes.ts';

it('item 9: six digits, at most ten minutes, five tries, one a minute and five a day', () => {
  expect(CODES).toEqual({
    digits: 6,
    ttlS: 600,
    tries: 5,
    resendAfterS: 60,
    perDay: 5,
    perDayByStrangers: 15,
    ticketTtlS: 1800,
  });
});

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 12-34-56\n', '123456'],
  ['１２３４５６', '123456'],
  ['Mã của bạn: 012345', '012345'],
  ['1234567', '123456'],
  ['12a3', '123'],
  ['', ''],
])('finds the code in %j', (text, digits) => {
  expect(codeDigits(text)).toBe(digits);
});

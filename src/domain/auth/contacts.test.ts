import { describe, expect, it } from 'vitest';
import { channelOf, CONTACTS, looksLikeMail, looksLikePhone } from './contacts.ts';

it('has the sizes that the origin has', () => {
  expect(CONTACTS).toEqual({ mailMax: 254, phoneMax: 40, phoneDigits: { min: 6, max: 15 } });
});

describe('what looks like a mail address', () => {
  it.each([
    'lan@khandai.vn',
    'l@a.vn',
    'lan.anh+san@mail.khandai.com.vn',
    'lan@sân-cỏ.vn',
    `${'a'.repeat(64)}@b.vn`,
    `lan@${'a'.repeat(247)}.vn`,
  ])('%s', (text) => {
    expect(looksLikeMail(text)).toBe(true);
  });
  it.each([
    '',
    'lan',
    'lan@khandai',
    'lan@khandai.v',
    '@khandai.vn',
    'lan@@khandai.vn',
    'lan anh@khandai.vn',
    'lan,anh@khandai.vn',
    'lan;anh@khandai.vn',
    'Lan<lan@khandai.vn>',
    '"lan"@khandai.vn',
    '(lan)@khandai.vn',
    'lan@khan[dai].vn',
    'l\\an@khandai.vn',
    'to:lan@khandai.vn',
    'lan@khandai.vn\r\nBcc: x@y.vn',
    `${'a'.repeat(65)}@b.vn`,
    `lan@${'a'.repeat(248)}.vn`,
  ])('not %j', (text) => {
    expect(looksLikeMail(text)).toBe(false);
  });
});

describe('what looks like a phone number', () => {
  it.each([
    '0912345678',
    ' 0912 345 678 ',
    '+84 912 345 678',
    '(+84) 912.345.678',
    '+84 (0)912-345-678',
    '0912/345/678',
    '0912–345—678',
    '０９１２－３４５－６７８',
    '＋８４９１２３４５６７８',
    'tel:+84912345678',
    'TEL:0912345678',
    '123456',
    '1'.repeat(15),
    `0912345678${' '.repeat(30)}`,
  ])('%s', (text) => {
    expect(looksLikePhone(text)).toBe(true);
  });
  it.each([
    '',
    '+',
    '12345',
    '1'.repeat(16),
    '0912a45678',
    '0912345678a',
    '0912tel:345678',
    '84+912345678',
    '++84912345678',
    `0912345678${' '.repeat(31)}`,
  ])('not %j', (text) => {
    expect(looksLikePhone(text)).toBe(false);
  });
});

it.each([
  [' lan@khandai.vn ', 'mail'],
  ['0912 345 678', 'sms'],
  ['0912 34', 'sms'],
  ['lan', null],
  ['lan@', null],
  ['', null],
])('%j is of the channel %s', (text, channel) => {
  expect(channelOf(text)).toBe(channel);
});

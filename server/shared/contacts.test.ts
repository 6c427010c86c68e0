import { describe, expect, it } from 'vitest';
import { readContact, readMail, readPhone } from './contacts.ts';

describe('a mail address', () => {
  it.each([
    [' Lan.Anh@KhanDai.VN ', 'lan.anh@khandai.vn'],
    ['lan+san@sân-cỏ.vn', 'lan+san@xn--sn-c-boa3807b.vn'],
    ['ｌan@khandai.vn', 'ｌan@khandai.vn'],
  ])('%j is kept as %s', (typed, value) => {
    expect(readMail(typed)).toEqual({ channel: 'mail', value });
  });
  it('two ways to compose a letter are one address', () => {
    expect(readMail('mưa@khandai.vn'.normalize('NFD'))).toEqual(readMail('mưa@khandai.vn'.normalize('NFC')));
  });
  it.each(['lan@khandai', 'lan@khan_dai.vn', 'lan@.vn', 'lan@a..vn', 'a,b@khandai.vn', '0912345678'])(
    'not %j',
    (typed) => {
      expect(readMail(typed)).toBeNull();
    },
  );
});

describe('a phone number, in any way people write it', () => {
  it.each([
    '0912345678',
    '0912 345 678',
    '0912.345.678',
    '(0912) 345-678',
    '0912/345/678',
    '912345678',
    '+84912345678',
    '+84 (0)912 345 678',
    '(+84) 912.345.678',
    '84912345678',
    '84 0912 345 678',
    '0084 912 345 678',
    '０９１２－３４５－６７８',
    'tel:+84912345678',
  ])('%s', async (typed) => {
    expect(await readPhone(typed, 'vi')).toEqual({ channel: 'sms', value: '+84912345678', shown: '+84 912 345 678' });
  });
  it('without a country it is of Vietnam, in Chinese of Taiwan; with one it is of that country', async () => {
    const value = async (typed: string, locale: 'vi' | 'en' | 'zh') => (await readPhone(typed, locale))?.value;
    expect(await value('0912345678', 'en')).toBe('+84912345678');
    expect(await value('0912-345-678', 'zh')).toBe('+886912345678');
    expect(await value('+84912345678', 'zh')).toBe('+84912345678');
    expect(await value('886912345678', 'vi')).toBe('+886912345678');
    expect(await value('+1 202 555 0143', 'vi')).toBe('+12025550143');
  });
  it.each(['0912 34', '09123456789', '0162 345 6789', 'abc', '113', '+999 123 456 789'])(
    '%s is none',
    async (typed) => {
      expect(await readPhone(typed, 'vi')).toBeNull();
    },
  );
  it.each(['024 3822 1234', '1900 1234', '1800 1234'])(
    '%s takes no text messages, or charges for them',
    async (typed) => {
      expect(await readPhone(typed, 'vi')).toBeNull();
    },
  );
});

it('either of the two is known by its looks', async () => {
  expect(await readContact('LAN@khandai.vn', 'vi')).toEqual({ channel: 'mail', value: 'lan@khandai.vn' });
  expect((await readContact('0912 345 678', 'vi'))?.value).toBe('+84912345678');
  expect(await readContact('lan', 'vi')).toBeNull();
});

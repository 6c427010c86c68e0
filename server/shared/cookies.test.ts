import { describe, expect, it } from 'vitest';
import { bindingCookie, flowCookie, readCookies } from './cookies.ts';

const VALUE = 'A'.repeat(43);

describe('the cookies of the origin itself', () => {
  it.each([
    [bindingCookie, false, `sb=${VALUE}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict`],
    [bindingCookie, true, `__Host-sb=${VALUE}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure`],
    [flowCookie, false, `sf=${VALUE}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax`],
    [flowCookie, true, `__Host-sf=${VALUE}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax; Secure`],
  ])(
    'item 17, item 15: no script reads them, and in production no other host sets them',
    (cookie, production, line) => {
      expect(cookie.line(VALUE, production)).toBe(line);
      expect(cookie.read(line.split(';')[0], production)).toBe(VALUE);
      expect(cookie.read(line.split(';')[0], !production)).toBeNull();
    },
  );

  it('of a name sent twice the first counts', () => {
    expect([...readCookies('sb=one; lang=vi;;=x; sb=two')]).toEqual([
      ['sb', 'one'],
      ['lang', 'vi'],
    ]);
  });

  it('what has not its form is none', () => {
    for (const header of [undefined, '', 'sf=', 'sf=short', `sf=${'A'.repeat(129)}`, 'sf=with space in the middle'])
      expect(flowCookie.read(header, false)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { fakeJar } from '../../../tests/fakes/browser.ts';
import { browserCookies } from './cookies.ts';

describe('COOKIE-1: cookies', () => {
  it('are of this site, SameSite=Lax, and Secure over https', () => {
    const jar = fakeJar();
    browserCookies(jar, false).write('Timezone', 'Asia/Bangkok', 60);
    browserCookies(jar, true).write('ip', '::1');
    browserCookies(jar, true).write('ip', null);
    expect(jar.writes).toEqual([
      'Timezone=Asia%2FBangkok; Path=/; SameSite=Lax; Max-Age=60',
      'ip=%3A%3A1; Path=/; SameSite=Lax; Secure',
      'ip=; Path=/; SameSite=Lax; Max-Age=0; Secure',
    ]);
  });
  it('are read by their whole name', () => {
    const cookies = browserCookies(fakeJar(), false);
    cookies.write('guestToken', 'G; =1');
    cookies.write('Token', 'no');
    cookies.write('token', 'T');
    expect(cookies.read('guestToken')).toBe('G; =1');
    expect(cookies.read('token')).toBe('T');
    expect(cookies.read('oken')).toBe(null);
    cookies.write('token', null);
    expect(cookies.read('token')).toBe(null);
    expect(cookies.read('Token')).toBe('no');
  });
  it('that others wrote badly are read as they are', () => {
    const jar = fakeJar();
    jar.cookie = 'pid=100%';
    expect(browserCookies(jar, false).read('pid')).toBe('100%');
  });
  it('last as long as the page where the browser keeps none', () => {
    const cookies = browserCookies(fakeJar(false), false);
    cookies.write('token', 'T');
    expect(cookies.read('token')).toBe('T');
    cookies.write('token', 'U');
    expect(cookies.read('token')).toBe('U');
    cookies.write('token', null);
    expect(cookies.read('token')).toBe(null);
  });
  it('kept once again take the place of what lasted with the page', () => {
    let keeps = false;
    const inner = fakeJar();
    const jar = {
      get cookie() {
        return inner.cookie;
      },
      set cookie(text: string) {
        if (keeps) inner.cookie = text;
      },
    };
    const cookies = browserCookies(jar, false);
    cookies.write('token', 'page');
    keeps = true;
    cookies.write('token', 'kept');
    inner.cookie = 'token=; Max-Age=0';
    expect(cookies.read('token')).toBe(null);
  });
});

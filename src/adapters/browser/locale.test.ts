import { expect, it } from 'vitest';
import { browserCookies } from './cookies.ts';
import { browserLocale } from './locale.ts';

it('COOKIE-1: the language is kept for 365 days, SameSite=Lax', () => {
  const jar = { cookie: '' };
  const locale = browserLocale({
    cookies: browserCookies(jar, false),
    languages: () => ['zh-TW', 'en'],
    load: () => Promise.resolve(true),
  });
  locale.keep('zh');
  expect(jar.cookie).toBe('i18n_redirected=zh; Path=/; SameSite=Lax; Max-Age=31536000');
  jar.cookie = 'a=b; i18n_redirected=en';
  expect([locale.cookie(), locale.browser()]).toEqual(['en', ['zh-TW', 'en']]);
});

import { expect, it } from 'vitest';
import { chooseLocale, isLocale, localeConfig, localePath, locales, splitLocale } from './locale.ts';

it('has three languages; zh is written in Traditional Chinese', () => {
  expect(locales).toEqual([
    { code: 'vi', language: 'Tiếng Việt', iso: 'vi', baseUrl: '' },
    { code: 'en', language: 'English', iso: 'en', baseUrl: '/en' },
    { code: 'zh', language: '繁體中文', iso: 'zh-Hant', baseUrl: '/zh' },
  ]);
  expect(localeConfig('zh').iso).toBe('zh-Hant');
  expect(['vi', 'en', 'zh', 'fr', null].map(isLocale)).toEqual([true, true, true, false, false]);
});

it.each([
  ['/', 'vi', '/'],
  ['/menu', 'vi', '/menu'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/zh/menu', 'zh', '/menu'],
  ['/english', 'vi', '/english'],
  ['/menu/en', 'vi', '/menu/en'],
  ['/vi/menu', 'vi', '/vi/menu'],
] as const)('LOCALE-1: %s states %s and %s', (path, locale, rest) => {
  expect(splitLocale(path)).toEqual({ locale, path: rest });
});

it.each([
  ['vi', '/', '/'],
  ['vi', '/menu', '/menu'],
  ['en', '/', '/en'],
  ['zh', '/menu', '/zh/menu'],
] as const)('LOCALE-2: in %s, %s lies at %s', (locale, path, full) => {
  expect(localePath(locale, path)).toBe(full);
  expect(splitLocale(full)).toEqual({ locale, path });
});

it.each([
  ['en', 'zh', ['vi'], 'en'],
  [null, 'zh', ['en'], 'zh'],
  [null, 'fr', ['fr-FR', 'EN-us', 'zh'], 'en'],
  [null, null, ['zh-TW'], 'zh'],
  [null, null, ['fr', 'de'], 'vi'],
  [null, null, [], 'vi'],
] as const)('LOCALE-1: route %s, cookie %s, browser %j choose %s', (route, cookie, browser, locale) => {
  expect(chooseLocale(route, cookie, browser)).toBe(locale);
});

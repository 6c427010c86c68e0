import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { releases } from '#domain/releases/releases.ts';
import { locales, type Locale } from '#domain/locale/locale.ts';
import en from '#locales/en/titles.json';
import vi from '#locales/vi/titles.json';
import zh from '#locales/zh/titles.json';
import { loadLocaleFile } from '../i18n/localeFiles.ts';
import type { LoadTable } from '../i18n/wordStore.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import AboutScreen from './AboutScreen.tsx';
import ChangesScreen from './ChangesScreen.tsx';
import InformationScreen from './InformationScreen.tsx';
import PrivacyNoticeScreen from './PrivacyNoticeScreen.tsx';
import TermsScreen from './TermsScreen.tsx';

afterEach(async () => {
  unmountAll();
  window.location.hash = '';
  window.history.replaceState(null, '');
  window.scrollTo(0, 0);
  await page.viewport(414, 896);
});

const groups = ['texts', 'terms', 'changes', 'privacyNotice'];
const titles = { vi, en, zh };
const open = (Screen: ComponentType, locale: Locale = 'vi', loadTable: LoadTable = loadLocaleFile) =>
  mount(fakeApp({ locale, loadTable, path: `/${window.location.hash}` }), <Screen />, groups);
const texts = (place: HTMLElement, selector: string) =>
  [...place.querySelectorAll(selector)].map((one) => one.textContent);
/** Number of characters in the first line of a text; null if it has only one line. */
const firstLine = (text: Text): number | null => {
  const range = document.createRange();
  range.setStart(text, 0);
  for (let end = 1; end <= text.length; end += 1) {
    range.setEnd(text, end);
    if (range.getClientRects().length > 1) return end - 1;
  }
  return null;
};
const shown = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();

it.each<readonly [string, ComponentType, keyof typeof titles.vi, Readonly<Record<Locale, string>>]>([
  ['/thong-tin', InformationScreen, 'information', { vi: 'Thông tin', en: 'Information', zh: '資訊' }],
  ['/ve-chung-toi', AboutScreen, 'about', { vi: 'Về chúng tôi', en: 'About us', zh: '關於我們' }],
  [
    '/dieu-kien-dieu-khoan',
    TermsScreen,
    'terms',
    { vi: 'Điều kiện và điều khoản', en: 'Terms and conditions', zh: '服務條款' },
  ],
  ['/nhat-ky-thay-doi', ChangesScreen, 'changes', { vi: 'Nhật ký thay đổi', en: 'Change log', zh: '更新紀錄' }],
])('ROUTE %s has its head and its title in each language', async (_, Screen, key, heads) => {
  for (const { code } of locales) {
    await open(Screen, code);
    await shown(heads[code]);
    expect(titles[code][key]).toBe(`${heads[code]} – Khán Đài`);
    unmountAll();
  }
});

describe('ROUTE /ve-chung-toi', () => {
  it('tells why the portal exists, and leads to the other pages', async () => {
    const place = await open(AboutScreen);
    await shown('Về chúng tôi');
    expect(texts(place, 'h2')).toEqual([
      ...['Vì sao là khán đài', 'Bạn làm được gì ở đây', 'Chúng tôi làm theo lối nào'],
      ...['Trận thật và trận minh hoạ', 'Ai đứng sau', 'Đọc tiếp'],
    ]);
    expect(texts(place, 'nav b')).toEqual([
      'Thông tin',
      'Điều kiện và điều khoản',
      'Quyền riêng tư và cookie',
      'Nhật ký thay đổi',
      'Trợ giúp',
    ]);
  });

  it('leads on within the language of the page', async () => {
    await open(AboutScreen, 'en');
    await shown('About us');
    await expect
      .element(page.getByRole('paragraph').getByRole('link', { name: 'Change log' }))
      .toHaveAttribute('href', '/en/nhat-ky-thay-doi');
  });
});

describe('ROUTE /dieu-kien-dieu-khoan', () => {
  it.each<readonly [Locale, string, string]>([
    ['vi', 'Điều kiện và điều khoản', 'Áp dụng từ 21 tháng 11, 2026'],
    ['en', 'Terms and conditions', 'In force since November 21, 2026'],
    ['zh', '服務條款', '自 2026年11月21日 起適用'],
  ])('in %s says since when it applies', async (locale, title, since) => {
    await open(TermsScreen, locale);
    await shown(title);
    await expect.element(page.getByText(since)).toBeVisible();
  });

  it('each line of the contents leads to the section of that name', async () => {
    const place = await open(TermsScreen);
    const contents = page.getByRole('navigation', { name: 'Mục lục' });
    await expect.element(contents).toBeVisible();
    const lines = [...contents.element().querySelectorAll('a')];
    expect(lines.length).toBeGreaterThan(9);
    expect(lines.map((line) => line.textContent)).toEqual(texts(place, 'section h2'));
    for (const line of lines)
      expect(document.getElementById(line.hash.slice(1))?.querySelector('h2')?.textContent).toBe(line.textContent);
  });

  it('the contents work by keyboard', async () => {
    await open(TermsScreen);
    const line = page.getByRole('link', { name: 'Trong phòng chat' });
    await expect.element(line).toBeVisible();
    (line.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => window.location.hash).toBe('#chat');
    await expect.poll(() => document.getElementById('chat')!.getBoundingClientRect().top).toBeLessThan(100);
  });

  it('an address that names a section opens there', async () => {
    window.location.hash = 'breach';
    await open(TermsScreen);
    await shown('Điều kiện và điều khoản');
    await expect.poll(() => document.getElementById('breach')!.getBoundingClientRect().top).toBeLessThan(100);
  });

  it('an entry that was scrolled before is left where it was', async () => {
    window.location.hash = 'breach';
    window.history.replaceState({ scroll: 0 }, '');
    await open(TermsScreen);
    await shown('Điều kiện và điều khoản');
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(document.getElementById('breach')!.getBoundingClientRect().top).toBeGreaterThan(800);
  });

  it('a line holds 68 characters at most on a wide screen', async () => {
    await page.viewport(1440, 900);
    const place = await open(TermsScreen);
    await shown('Điều kiện và điều khoản');
    await document.fonts.ready;
    const long = [...place.querySelectorAll('article p, article li')]
      .map((one) => one.firstChild)
      .filter((node) => node instanceof Text)
      .map(firstLine)
      .filter((length) => length !== null);
    expect(long.length).toBeGreaterThan(9);
    expect(Math.max(...long)).toBeLessThanOrEqual(68);
    expect(Math.max(...long)).toBeGreaterThan(50);
  });
});

describe('ROUTE /nhat-ky-thay-doi', () => {
  it('lists every release, the newest first, with its day and what it brought', async () => {
    const place = await open(ChangesScreen);
    await shown('Nhật ký thay đổi');
    expect(texts(place, 'time')).toEqual(['21 tháng 11, 2026']);
    expect([...place.querySelectorAll('time')].map((one) => one.dateTime)).toEqual(releases.map(({ day }) => day));
    expect(texts(place, 'section h3')).toEqual(releases.flatMap(() => ['Mới', 'Sửa']));
    expect(place.querySelectorAll('#v0\\.1\\.0 li').length).toBeGreaterThan(9);
  });
});

describe('ROUTE /thong-tin', () => {
  it('says what it is, leads to the other pages', async () => {
    const place = await open(InformationScreen);
    await shown('Thông tin');
    expect(texts(place, 'section b')).toEqual([
      'Về chúng tôi',
      'Điều kiện và điều khoản',
      'Quyền riêng tư và cookie',
      'Nhật ký thay đổi',
      'Trợ giúp',
    ]);
    await expect.element(page.getByRole('link', { name: 'Phòng chat' })).toHaveAttribute('href', '/chatroom');
  });
});

describe('ROUTE /chinh-sach-rieng-tu', () => {
  it.each<readonly [Locale, string, string]>([
    ['vi', 'Quyền riêng tư và cookie', '30 ngày'],
    ['en', 'Privacy and cookies', '30 days'],
    ['zh', '隱私與 Cookie', '30 天'],
  ])(
    'in %s names every cookie, what is stored and for how long, and how to have it deleted',
    async (locale, title, days) => {
      const place = await open(PrivacyNoticeScreen, locale);
      await shown(title);
      for (const cookie of [
        'guestToken',
        'token',
        'sb',
        'i18n_redirected',
        'Timezone',
        'ip',
        'DomainCookie',
        'pid',
        'location',
        'spoiler',
        'hideOdds',
      ])
        expect(texts(place, '#cookies code')).toContain(cookie);
      expect(place.querySelector('#server')?.textContent).toContain(days);
      expect(place.querySelector('#rights a')?.getAttribute('href')).toMatch(/\/tai-khoan\/quyen-rieng-tu$/);
    },
  );
});

describe('words that cannot be had', () => {
  const none: LoadTable = (locale, group) =>
    groups.includes(group) ? Promise.reject(new Error('offline')) : loadLocaleFile(locale, group);

  it.each([
    ['about', AboutScreen],
    ['terms', TermsScreen],
    ['privacyNotice', PrivacyNoticeScreen],
    ['changes', ChangesScreen],
    ['information', InformationScreen],
  ])('%s says so', async (_name, Screen) => {
    await open(Screen, 'en', none);
    await expect.element(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('come with another try', async () => {
    let there = false;
    await open(AboutScreen, 'vi', (locale, group) => (there ? loadLocaleFile : none)(locale, group));
    const again = page.getByRole('button', { name: 'Thử lại' });
    await expect.element(again).toBeVisible();
    there = true;
    await again.click();
    await shown('Về chúng tôi');
  });

  it('are shown in Vietnamese where a language alone lacks them', async () => {
    await open(AboutScreen, 'zh', (locale, group) => (locale === 'zh' ? none : loadLocaleFile)(locale, group));
    await shown('Về chúng tôi');
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { succeeded } from '#ports/failure.ts';
import { fakeApp, type FakeAppOptions } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { act, clear, show } from '../../../tests/fakes/screen.tsx';
import { Root } from './Root.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(clear);

const open = (options: FakeAppOptions = {}) => {
  const ports = silentPorts({ schedule: { totalLive: () => Promise.resolve(succeeded({ totalLive: 12 })) } });
  const app = fakeApp({ path: '/menu', ports, ...options });
  return show(<Root app={app} />, app);
};
const resize = (width: number) => act(() => page.viewport(width, 844));

describe('LAYOUT-1', () => {
  it.each([
    [1280, 'full'],
    [1279, 'half'],
    [1024, 'half'],
    [1023, null],
  ] as const)('at %i px the navbar is %s', async (width, mode) => {
    await page.viewport(width, 844);
    const { place } = await open();
    expect(place.querySelector('nav')?.dataset['mode'] ?? null).toBe(mode);
  });

  it('keeps the page where it stands in the tree through every width', async () => {
    const { place } = await open();
    await expect.poll(() => place.querySelector('main h1')).not.toBeNull();
    const title = place.querySelector('main h1');
    await resize(1100);
    await resize(390);
    expect(place.querySelector('main h1')).toBe(title);
  });

  it('does not scroll sideways at 360 px', async () => {
    await page.viewport(360, 800);
    const { place } = await open();
    await expect.poll(() => place.querySelector('main h1')).not.toBeNull();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});

it('NAVBAR-1: the bar of a phone holds menu, live with its count, home, chat, account', async () => {
  await page.viewport(390, 844);
  const { place } = await open();
  const bar = [...place.querySelectorAll('nav > *')];
  expect(bar.map((slot) => slot.querySelector('svg + span, span + span')?.textContent)).toEqual([
    'Menu',
    'Trực tiếp',
    'Trang chủ',
    'Chat',
    'Tài khoản',
  ]);
  expect(bar[0]!.ariaCurrent).toBe('page');
  await expect.poll(() => bar[1]!.querySelector('b')?.textContent).toBe('1212 phòng đang trực tiếp');
});

it('SH-4: a member’s bell stands in the bar through every width, and a guest has none', async () => {
  const unread = { all: 3, system: 0, booking: 0, social: 3, tip: 0, content: 0, reward: 0, apply: 0 };
  const loadPort = fakeLoadPort({ inbox: { unread: () => Promise.resolve(succeeded(unread)) } });
  const { place } = await open({ held: 'member', ports: silentPorts({ loadPort }) });
  const bell = () => place.querySelector('header [aria-label^="Thông báo"]')?.ariaLabel;
  for (const width of [1440, 1100, 390, 1300]) {
    await resize(width);
    await expect.poll(bell, { timeout: 10_000 }).toBe('Thông báo, 3 tin chưa đọc');
  }
  await clear();
  const guest = await open();
  await expect.poll(() => guest.place.querySelector('main h1')).not.toBeNull();
  expect(guest.place.querySelector('header [aria-label^="Thông báo"]')).toBeNull();
});

it('LIVE-4: the count of the navbar is the total of live rooms', async () => {
  const { place } = await open();
  await expect.poll(() => place.querySelector('nav b')?.textContent).toContain('12');
});

it.each(['success', 'error', 'warning', 'info'] as const)(
  'TOAST-1: shows a toast of tone %s and takes it away when the viewer closes it',
  async (tone) => {
    const { app, place } = await open();
    await act(() => app.notices.send({ type: 'notice.show', tone, text: 'Đã đặt vé' }));
    await expect.poll(() => place.querySelector<HTMLElement>('[popover] [data-tone]')?.dataset['tone']).toBe(tone);
    expect(place.querySelector('[popover]')?.textContent).toContain('Đã đặt vé');
    await act(() => place.querySelector<HTMLElement>('[popover] [aria-label="Đóng"]')!.click());
    expect(place.querySelector('[popover] [data-tone]')).toBeNull();
  },
);

it('TOAST-1: a toast offers its action', async () => {
  const { app, place } = await open();
  let undone = 0;
  const action = { label: 'Hoàn tác', run: () => void (undone += 1) };
  await act(() => app.notices.send({ type: 'notice.show', tone: 'success', text: 'Đã đặt vé', action }));
  await expect.poll(() => place.querySelector('[popover] button')).not.toBeNull();
  await act(() => place.querySelector<HTMLElement>('[popover] button')!.click());
  expect(undone).toBe(1);
});

it('LOCALE-2: a switch changes the words and the language of the document, and remounts nothing', async () => {
  const { app, place } = await open();
  await expect.poll(() => place.querySelector('main h2')?.textContent).toBe('Lịch theo môn');
  const heading = place.querySelector('main h2');
  await act(() => app.locale.send({ type: 'locale.choose', locale: 'en' }));
  await expect.poll(() => place.querySelector('main h2')?.textContent).toBe('Schedule by sport');
  expect(place.querySelector('main h2')).toBe(heading);
  expect(document.documentElement.lang).toBe('en');
  await act(() => app.locale.send({ type: 'locale.choose', locale: 'zh' }));
  await expect.poll(() => document.documentElement.lang).toBe('zh-Hant');
});

it('NAV-2, V-18: an address that is no page says so in the language of the viewer, the specified words below, and ways on', async () => {
  const { place } = await open({ path: '/khong/co' });
  await expect.poll(() => place.querySelector('h1')?.textContent).toBe('Không tìm thấy trang');
  const main = place.querySelector('main')!;
  expect(main.textContent).toContain('Page Not Found: /khong/co');
  expect(main.textContent).toContain('Không có trang nào ở địa chỉ này.');
  expect(main.textContent.split('/khong/co')).toHaveLength(2);
  expect(main.querySelector('[role="search"]')).not.toBeNull();
  expect(main.querySelector('a')?.getAttribute('href')).toBe('/');
  await expect.poll(() => document.title).toBe('Không tìm thấy trang – Khán Đài');
});

it('NAV-2: a page that could not be loaded shows Internal Server Error', async () => {
  const { app, place } = await open();
  await act(() => app.navigation.send({ type: 'navigation.loadFailed', status: 503 }));
  await expect.poll(() => place.querySelector('h1')?.textContent).toBe('Trang gặp trục trặc');
  expect(place.querySelector('main')!.textContent).toContain('Internal Server Error');
});

it('V-1: while the stage fills the screen the rest of the page cannot be reached', async () => {
  const { app, place } = await open();
  const around = () =>
    ['nav', 'header', 'a[href="#content"]'].map((part) => place.querySelector(part)!.closest('[inert]') !== null);
  await expect.poll(() => place.querySelector('header')).not.toBeNull();
  expect(around()).toEqual([false, false, false]);
  await act(() => app.stage.arrange({ fullscreen: true }));
  expect(around()).toEqual([true, true, true]);
  expect(place.querySelector('main')!.closest('[inert]')).toBeNull();
});

import { afterEach, expect, it } from 'vitest';
import { succeeded } from '#ports/failure.ts';
import type { Menu, MenuItem } from '#ports/portal.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeSpoiler } from '../../../tests/fakes/spoiler.ts';
import { BottomBar } from './BottomBar.tsx';
import { Navbar } from './Navbar.tsx';
import { useMenus } from './useMenus.ts';

afterEach(unmountAll);

const Asking = () => {
  useMenus();
  return null;
};
const cup: MenuItem = { key: 'cup', label: 'Cúp', path: '/menu', icon: 'trophy' };
const outside: MenuItem = { ...cup, key: 'outside', label: 'Ngoài', path: 'https://cup.example/' };
const builtIn: Menu = { 'header-v4': [], footerv4: [], nav: [] };
const showing = async (menu: Menu, path = '/', hides = fakeSpoiler()) => {
  const site = { menu: () => Promise.resolve(succeeded(menu)) };
  const app = fakeApp({ path, hides, ports: silentPorts({ loadPort: fakeLoadPort({ site }) }) });
  const place = await mount(
    app,
    <>
      <Navbar mode="full" />
      <BottomBar />
      <Asking />
    </>,
    ['shell'],
  );
  const items = (nav: number) =>
    [...place.querySelectorAll('nav')[nav]!.querySelectorAll('a:not([aria-label]), button')].map(
      (one) => one.textContent,
    );
  return { place, items };
};

it('A-3: what is built in stands where the operator has set nothing', async () => {
  const { place, items } = await showing(builtIn);
  await expect.poll(() => place.querySelectorAll('nav').length).toBe(2);
  expect([items(0), items(1)]).toEqual([
    [
      'Trang chủ',
      'Trực tiếp',
      'Lịch trực tiếp',
      'Kết quả',
      'Tỷ lệ kèo',
      'Tip kèo',
      'Phim ảnh',
      'Tivi',
      'Truyện tranh',
      'Âm nhạc',
      'Game',
      'Phòng chat',
    ],
    ['Menu', 'Trực tiếp', 'Trang chủ', 'Chat', 'Tài khoản'],
  ]);
});

it('B3: who hides odds and tips has no way to them', async () => {
  const hides = fakeSpoiler();
  const { place, items } = await showing(builtIn, '/', hides);
  await expect.poll(() => place.querySelectorAll('nav').length && items(0)).toContain('Tip kèo');
  hides.shield.hideOdds(true);
  await expect
    .poll(() => items(0))
    .toEqual([
      'Trang chủ',
      'Trực tiếp',
      'Lịch trực tiếp',
      'Kết quả',
      'Phim ảnh',
      'Tivi',
      'Truyện tranh',
      'Âm nhạc',
      'Game',
      'Phòng chat',
    ]);
});

it('A-3: the operator’s menus take over, what is below an item and another site among them', async () => {
  const { place, items } = await showing(
    { ...builtIn, 'header-v4': [{ ...cup, children: [outside] }], nav: [cup, outside], own: ['header-v4', 'nav'] },
    '/menu',
  );
  await expect.poll(() => place.querySelectorAll('nav').length && items(0)).toEqual(['Cúp', 'Ngoài']);
  expect(items(1)).toEqual(['Cúp', 'Ngoài', 'Tài khoản']);
  expect(place.querySelector('nav a[aria-current]')!.textContent).toBe('Cúp');
  const link = place.querySelector<HTMLAnchorElement>('a[href="https://cup.example/"]')!;
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
});

it('B3: who hides odds finds none in the operator’s menus either, above or below an item', async () => {
  const hides = fakeSpoiler();
  const prices: MenuItem = { ...cup, key: 'prices', label: 'Hôm nay', path: '/ty-le-keo/bong-da' };
  const own: Menu = { ...builtIn, 'header-v4': [{ ...cup, children: [prices] }, prices], nav: [cup, prices] };
  const { place, items } = await showing({ ...own, own: ['header-v4', 'nav'] }, '/menu', hides);
  await expect.poll(() => place.querySelectorAll('nav').length && items(0)).toEqual(['Cúp', 'Hôm nay', 'Hôm nay']);
  hides.shield.hideOdds(true);
  await expect.poll(() => items(0)).toEqual(['Cúp']);
  expect(items(1)).toEqual(['Cúp', 'Tài khoản']);
});

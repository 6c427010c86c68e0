import { afterEach, expect, it } from 'vitest';
import { succeeded } from '#ports/failure.ts';
import type { Menu, MenuItem } from '#ports/portal.ts';
import { fakeApp, fakeLoadPort, silentPorts } from '../../../tests/fakes/app.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
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
const showing = async (menu: Menu, path = '/') => {
  const site = { menu: () => Promise.resolve(succeeded(menu)) };
  const app = fakeApp({ path, ports: silentPorts({ loadPort: fakeLoadPort({ site }) }) });
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
    ['Trang chủ', 'Trực tiếp', 'Lịch trực tiếp', 'Kết quả', 'Phòng chat'],
    ['Menu', 'Trực tiếp', 'Trang chủ', 'Chat', 'Tài khoản'],
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

import { expect, it } from 'vitest';
import type { MenuItem } from '#ports/portal.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { createMenus } from './menus.ts';

const item: MenuItem = { key: 'cup', label: 'Cúp', path: '/cup', icon: 'trophy' };

it('A-3: menus are as built in until the operator’s are heard, which the next visit draws at once', () => {
  const storage = fakeStorage();
  const menus = createMenus(storage);
  let changes = 0;
  menus.subscribe(() => (changes += 1));
  menus.heard('vi', {});
  expect([menus.of('vi'), changes]).toEqual([{}, 0]);
  menus.heard('vi', { nav: [item] });
  menus.heard('vi', { nav: [item] });
  expect([menus.of('vi'), menus.of('vi') === menus.of('vi'), changes]).toEqual([{ nav: [item] }, true, 1]);
  expect([createMenus(storage).of('vi'), createMenus(storage).of('en')]).toEqual([{ nav: [item] }, {}]);
  menus.heard('vi', {});
  expect([menus.of('vi'), createMenus(storage).of('vi'), changes]).toEqual([{}, {}, 2]);
});

it('A-3: what another release kept and cannot be read counts as none', () => {
  const storage = fakeStorage();
  storage.write('khandai.menus.vi', '{"nav"');
  expect(createMenus(storage).of('vi')).toEqual({});
});

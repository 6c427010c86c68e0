import { afterEach, expect, it } from 'vitest';
import { modes } from '#domain/schedule/mode.ts';
import { succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeSpoiler } from '../../../tests/fakes/spoiler.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { createMenus } from '../app/menus.ts';
import MenuScreen from './MenuScreen.tsx';

afterEach(unmountAll);

const said = modes
  .map(({ liveModeId, slug, icon, room }) => ({ liveModeId, slug, icon, name: `Môn ${slug}`, livemode: room !== null }))
  .reverse();

it('A-3: the page of all areas is the operator’s where they have set it, and the modes are as they name them', async () => {
  const menus = createMenus(fakeStorage());
  const cup = { key: 'cup', label: 'Cúp', path: '/menu', icon: 'trophy' } as const;
  menus.heard('vi', { footerv4: [cup, { ...cup, key: 'more', label: 'Thêm', children: [{ ...cup, label: 'Khác' }] }] });
  const site = { modes: () => Promise.resolve(succeeded(said)) };
  const app = fakeApp({ path: '/menu', menus, ports: silentPorts({ loadPort: fakeLoadPort({ site }) }) });
  const place = await mount(app, <MenuScreen />, ['menu']);
  const linksOf = (index: number) =>
    [...place.querySelectorAll('section')[index]!.querySelectorAll('a')].map((one) => one.textContent);
  await expect.poll(() => place.querySelectorAll('section').length).toBe(4);
  expect([linksOf(0), linksOf(1)]).toEqual([['Cúp'], ['Khác']]);
  await expect.poll(() => linksOf(2)[0]).toBe('Môn card-game');
  expect(place.querySelectorAll('section')[2]!.querySelector('a')!.getAttribute('href')).toBe(
    '/lich-truc-tiep/card-game',
  );
});

it('A-3: it is as built in before and without them', async () => {
  const place = await mount(fakeApp({ path: '/menu' }), <MenuScreen />, ['menu']);
  await expect.poll(() => place.querySelectorAll('section').length).toBe(4);
  expect([...place.querySelectorAll('section')[1]!.querySelectorAll('a')].map((one) => one.textContent)).toHaveLength(
    10,
  );
  expect(place.textContent).toContain('Game bài');
});

it.each(['/ty-le-keo/bong-da', '/tip-keo'])('TI-9: it has no way to %s for who hides odds', async (path) => {
  const hides = fakeSpoiler();
  const place = await mount(fakeApp({ path: '/menu', hides }), <MenuScreen />, ['menu', 'spoiler']);
  const tile = () => place.querySelector(`a[href="${path}"]`);
  await expect.poll(tile).not.toBeNull();
  hides.shield.hideOdds(true);
  await expect.poll(tile).toBeNull();
});

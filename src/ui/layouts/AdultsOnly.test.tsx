import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ADULT } from '#domain/routing/adults.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { AdultsOnly } from './AdultsOnly.tsx';

afterEach(unmountAll);

const CASINO = '/lich-truc-tiep/casino';
const ODDS = '/truc-tiep/the-thao/bong-da/a-b-f1?tab=odds';
const open = async (path: string, locale: Locale = 'vi') => {
  const app = fakeApp({ path, locale });
  await expect.poll(() => app.navigation.getSnapshot().context.found).not.toBeNull();
  await mount(app, <AdultsOnly />, ['age']);
  const where = () => {
    const { path: to, search } = app.navigation.getSnapshot().context;
    return to + search;
  };
  return { app, where };
};
const notice = (name = 'Dành cho người từ đủ 18 tuổi') => page.getByRole('dialog', { name });

it.each([
  ['vi', 'Dành cho người từ đủ 18 tuổi', CASINO],
  ['en', 'For people of 18 and over', `/en${ODDS}`],
  ['zh', '僅限年滿 18 歲', `/zh${CASINO}`],
] as const)('18+: lies over what is for adults, in %s', async (locale, name, path) => {
  await open(path, locale);
  await expect.element(notice(name)).toBeVisible();
});

it('18+: who says to be one is asked no more in this browser, and the page stays', async () => {
  const { app, where } = await open(CASINO);
  await expect.element(page.getByRole('button', { name: 'Tôi đã đủ 18 tuổi' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice()).not.toBeInTheDocument();
  expect([where(), app.storage.read(ADULT)]).toEqual([CASINO, 'yes']);
});

it.each([
  ['a page to home', CASINO, 'Về trang chủ', '/'],
  ['a tab to the room without it', ODDS, 'Quay lại', '/truc-tiep/the-thao/bong-da/a-b-f1'],
])('18+: turning back leads from %s, and nothing is remembered', async (_from, path, button, to) => {
  const { app, where } = await open(path);
  await page.getByRole('button', { name: button }).click();
  await expect.poll(where).toBe(to);
  await expect.element(notice()).not.toBeInTheDocument();
  expect(app.storage.read(ADULT)).toBeNull();
});

it('18+: Escape turns back too', async () => {
  const { where } = await open(CASINO);
  await expect.element(notice()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(where).toBe('/');
});

it('18+: other pages ask nobody', async () => {
  await open('/lich-truc-tiep');
  await expect.element(notice()).not.toBeInTheDocument();
});

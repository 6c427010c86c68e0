import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accountSlugs } from '#domain/routing/accountPages.ts';
import { LOGIN_LAYER } from '#ui/app/loginLayer.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeSettings } from '../../../tests/fakes/settings.ts';
import AccountScreen from './AccountScreen.tsx';

afterEach(unmountAll);

const open = async (slug?: string, held: 'none' | 'member' = 'member') => {
  const app = fakeApp({ held, path: `/tai-khoan/${slug ?? ''}`, settings: fakeSettings().actor });
  const screen = <AccountScreen params={slug === undefined ? {} : { slug }} />;
  const place = await mount(app, screen, ['settings']);
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  return { app, place };
};

describe('AU-9: the pages of an account', () => {
  it.each(accountSlugs)('%s stands in the menu, and says so', async (slug) => {
    const { place } = await open(slug);
    const links = [...place.querySelectorAll('nav a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(accountSlugs.map((one) => `/tai-khoan/${one}`));
    const [here, ...others] = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect([here?.getAttribute('href'), others]).toEqual([`/tai-khoan/${slug}`, []]);
    expect(place.querySelector('h1')?.textContent).toBe(here?.textContent);
  });
  it.each([
    ['account', '[name="nickname"]'],
    ['thong-bao', 'table'],
    ['cai-dat', '[name="settings-odds-format"]'],
  ])('%s shows its section', async (slug, content) => {
    const { place } = await open(slug);
    await expect.poll(() => place.querySelector(content)).not.toBeNull();
  });
  it('V-18: an address without a section is the profile', async () => {
    const { place } = await open();
    expect(place.querySelector('nav a[aria-current]')?.getAttribute('href')).toBe('/tai-khoan/account');
    await expect.poll(() => place.querySelector('[name="nickname"]')).not.toBeNull();
  });
  it('a guest is asked in, and sees nothing of a member', async () => {
    const { app, place } = await open('cai-dat', 'none');
    expect(place.querySelector('[name="settings-odds-format"]')).toBeNull();
    await userEvent.click([...place.querySelectorAll('button')].find((one) => one.textContent === 'Đăng nhập')!);
    await expect.poll(() => app.layers.isOpen(LOGIN_LAYER)).toBe(true);
    expect(app.membership.intent()).toEqual({ kind: 'page' });
  });
});

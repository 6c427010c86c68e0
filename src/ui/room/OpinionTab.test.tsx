import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { User } from '#domain/people/user.ts';
import type { Take } from '#domain/takes/take.ts';
import { failed, succeeded, type Failure } from '#ports/failure.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import '../layouts/Shell.css.ts';
import { OpinionTab } from './OpinionTab.tsx';

afterEach(unmountAll);

const person = (userId: string, displayName: string, siteRoleId: number): User => ({
  ...{ userId, displayName, nickname: displayName, profilePicture: null, siteRoleId },
});
const host = person('u1', 'Lan', SITE_ROLES.host);
const speaker = person('u2', 'Hạt Dẻ', SITE_ROLES.commentator);
const takeOf = (author: User, text: string): Take => ({
  ...{ takeId: `k${text.length}`, fixtureId: 'f1', author, text, createdTs: Date.parse('2026-11-21T11:00:00Z') },
});

const open = async (
  viewer: User | null,
  { takes = [takeOf(speaker, 'Hoà thôi')], refuses = null as Failure | null } = {},
) => {
  let list: readonly Take[] = takes;
  const written: { readonly text: string; readonly clientId: string }[] = [];
  const app = fakeApp({
    held: viewer ? 'member' : 'none',
    ...(viewer && { accounts: { info: async () => succeeded(viewer) } }),
    ports: silentPorts({
      loadPort: fakeLoadPort({
        takes: {
          list: async () => succeeded({ list, next: null }),
          write: async (take) => {
            written.push(take);
            if (refuses) return failed(refuses);
            list = [takeOf(host, take.text), ...list];
            return succeeded(list[0]!);
          },
          drop: async (takeId) => {
            list = list.filter((take) => take.takeId !== takeId);
            return succeeded(null);
          },
        },
      }),
    }),
  });
  const place = await mount(
    app,
    <main>
      <OpinionTab fixtureId="f1" zone="Asia/Bangkok" />
    </main>,
    ['roomTabs', 'feed', 'act'],
  );
  await expect.poll(() => place.textContent).not.toBe('');
  return { place, written };
};

it('A6: who said what, and when; a guest reads and cannot write', async () => {
  const { place } = await open(null);
  await expect.poll(() => place.querySelector('li')?.textContent).toContain('Hạt Dẻ · 18:00');
  expect(place.textContent).toContain('Hoà thôi');
  expect(place.querySelectorAll('textarea, button')).toHaveLength(0);
  expect((await axe.run(place)).violations).toEqual([]);
});

it('A6: a host writes a take once, and takes it away again', async () => {
  const { place, written } = await open(host);
  const field = page.getByRole('textbox', { name: 'Bạn nghĩ gì về trận này' });
  await userEvent.fill(field, '  Chủ nhà ép sân ');
  await userEvent.dblClick(page.getByRole('button', { name: 'Gửi nhận định' }));
  await expect.poll(() => place.querySelectorAll('li').length).toBe(2);
  expect(written).toMatchObject([{ fixtureId: 'f1', text: 'Chủ nhà ép sân' }]);
  await expect.element(field).toHaveValue('');
  expect((await axe.run(place)).violations).toEqual([]);
  // Only their own.
  await expect.poll(() => place.querySelectorAll('li button').length).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Xoá nhận định của Lan' }));
  await expect.poll(() => place.querySelectorAll('li').length).toBe(1);
});

it('says what was refused, and keeps the words', async () => {
  const { place } = await open(host, { refuses: { kind: 'unreachable' } });
  const field = page.getByRole('textbox', { name: 'Bạn nghĩ gì về trận này' });
  await userEvent.fill(field, 'Chủ nhà ép sân');
  await userEvent.click(page.getByRole('button', { name: 'Gửi nhận định' }));
  await expect.poll(() => place.querySelector('[aria-invalid="true"]')).not.toBeNull();
  await expect.element(field).toHaveValue('Chủ nhà ép sân');
  await userEvent.fill(field, 'x'.repeat(401));
  await expect.poll(() => place.textContent).toContain('Ngắn thôi: tối đa 400 ký tự.');
  await expect.element(page.getByRole('button', { name: 'Gửi nhận định' })).toBeDisabled();
});

it('says that there are none yet', async () => {
  const { place } = await open(null, { takes: [] });
  await expect.poll(() => place.textContent).toContain('Chưa có nhận định nào');
});

import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Mute } from '#domain/social/mutes.ts';
import type { User } from '#domain/people/user.ts';
import { failed, succeeded, type Failure } from '#ports/failure.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import '../layouts/Shell.css.ts';
import { MutesBlock } from './MutesBlock.tsx';

afterEach(unmountAll);

const an: User = { userId: 'm1', displayName: 'An', nickname: 'An', profilePicture: null, siteRoleId: 1 };

const open = async ({ before = [] as readonly Mute[], refuses = null as Failure | null } = {}) => {
  let all = before;
  const app = fakeApp({
    held: 'member',
    accounts: { info: async () => succeeded(an) },
    ports: silentPorts({
      loadPort: fakeLoadPort({
        social: {
          mutes: async () => succeeded(all),
          mute: async ({ kind, text, userId, on }) => {
            if (refuses) return failed(refuses);
            all = all.filter((one) => one.kind !== kind || one.text !== text || one.userId !== userId);
            if (on) all = [{ kind, text, since: 1 }, ...all];
            return succeeded(all);
          },
        },
      }),
    }),
  });
  const place = await mount(
    app,
    <main>
      <MutesBlock />
    </main>,
    ['privacy', 'act', 'shell'],
  );
  const rows = () => [...place.querySelectorAll('[data-mute]')].map((one) => one.textContent);
  return { place, rows };
};

it('SO-10: a member mutes words and topics, and ends that', async () => {
  const { place, rows } = await open();
  await expect.poll(() => place.textContent).toContain('Bạn chưa ẩn từ, chủ đề hay người nào.');
  const go = page.getByRole('button', { name: 'Ẩn đi' });
  await expect.element(go).toBeDisabled();
  await userEvent.fill(page.getByRole('textbox', { name: 'Từ hoặc cụm từ muốn ẩn' }), ' kèo thơm ');
  await userEvent.dblClick(go);
  await expect.poll(rows).toEqual(['kèo thơmTừ']);
  await userEvent.click(page.getByText('Chủ đề', { exact: true }));
  const topic = page.getByRole('textbox', { name: 'Chủ đề muốn ẩn' });
  await expect.element(topic).toHaveValue('');
  await userEvent.fill(topic, 'Bến Gỗ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(rows).toEqual(['Bến GỗChủ đề', 'kèo thơmTừ']);
  expect((await axe.run(place)).violations).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Thôi ẩn “kèo thơm”' }));
  await expect.poll(rows).toEqual(['Bến GỗChủ đề']);
});

it('SO-10: says that there are too many, and keeps the word', async () => {
  const { place } = await open({ refuses: { kind: 'refused', code: 409 } });
  const field = page.getByRole('textbox', { name: 'Từ hoặc cụm từ muốn ẩn' });
  await userEvent.fill(field, 'kèo');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => place.textContent).toContain('Mỗi người ẩn nhiều nhất 200 mục.');
  await expect.element(field).toHaveValue('kèo');
});

it('SO-10: people whom the member muted stand there with the way to their page, and can be heard again', async () => {
  const { place, rows } = await open({
    before: [
      { kind: 'person', text: 'Minh', userId: 'm2', since: 2 },
      { kind: 'word', text: 'Minh', since: 1 },
    ],
  });
  await expect.poll(rows).toEqual(['MinhNgười', 'MinhTừ']);
  expect(place.querySelector('a')!.getAttribute('href')).toBe('/thanh-vien/m2');
  expect((await axe.run(place)).violations).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Thôi ẩn “Minh”' }).first());
  await expect.poll(rows).toEqual(['MinhTừ']);
});

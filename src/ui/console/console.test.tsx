import axe from 'axe-core';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { User } from '#domain/people/user.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { ContentWish, OperatorPort } from '#ports/operator.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeOperator } from '../../../tests/fakes/operator.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import '../layouts/Shell.css.ts';
import ContentTab from './ContentTab.tsx';
import DoorTab from './DoorTab.tsx';
import JobsTab from './JobsTab.tsx';
import LogTab from './LogTab.tsx';
import OverviewTab from './OverviewTab.tsx';
import RolesTab from './RolesTab.tsx';

beforeEach(() => page.viewport(360, 900));
afterEach(unmountAll);

const boss: User = {
  ...{ userId: 'u1', displayName: 'Sếp', nickname: 'Sếp', profilePicture: null },
  siteRoleId: SITE_ROLES.leaderOperator,
};
const tabs: Readonly<Record<string, ComponentType>> = {
  ...{ overview: OverviewTab, roles: RolesTab, content: ContentTab, door: DoorTab, jobs: JobsTab, log: LogTab },
};
const open = async (Tab: ComponentType, operator: Partial<OperatorPort>) => {
  const app = fakeApp({
    ...{ held: 'member', accounts: { info: async () => succeeded(boss) } },
    ports: silentPorts({ loadPort: fakeLoadPort({ operator }) }),
  });
  return mount(app, <Tab />, ['console', 'feed', 'security', 'act', 'shell']);
};
const busy = (place: HTMLElement) => place.querySelector('[aria-hidden="true"], [aria-busy="true"]') !== null;

describe.each(Object.entries(tabs))('the tab %s', (name, Tab) => {
  it('with what there is, axe finds nothing serious, and nothing lies sideways at 360 px', async () => {
    const place = await open(Tab, fakeOperator());
    await expect.poll(() => place.textContent?.length ?? 0).toBeGreaterThan(20);
    await expect.poll(() => place.querySelectorAll('li, textarea, dd').length).toBeGreaterThan(0);
    const { violations } = await axe.run(place);
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
  it('waits in skeletons, and says what could not be loaded with a way to try again', async () => {
    const waits = await open(Tab, {});
    await expect.poll(() => busy(waits) || name === 'log').toBe(true);
    unmountAll();
    const no = async () => failed({ kind: 'serverFault' as const, code: 500 });
    const all = { overview: no, members: no, jobs: no, content: no, acts: no } satisfies Partial<OperatorPort>;
    const place = await open(Tab, all);
    await expect.poll(() => place.querySelector('[role="alert"] button, button')).not.toBeNull();
    await expect.poll(() => place.querySelector('[role="alert"]')).not.toBeNull();
  });
});

it('what is broken stands with its reason and a way on; nothing broken says so', async () => {
  const place = await open(OverviewTab, fakeOperator());
  await expect.element(page.getByText('Việc news.feeds lỗi 3 lần liền')).toBeVisible();
  expect(place.textContent).toContain('Error ECONNREFUSED');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/quan-tri/viec');
  unmountAll();
  await open(OverviewTab, fakeOperator({ faults: [] }));
  await expect.element(page.getByText('Không có gì đang hỏng')).toBeVisible();
});

it('of a part that somebody else saved meanwhile, one’s own stays until the newest is taken', async () => {
  const put: ContentWish[] = [];
  let rev = 'r1';
  const value = [{ id: 'a', text: 'Câu đầu' }];
  const content = async () => succeeded({ part: 'marquee' as const, rev, value, builtIn: null });
  const operator = fakeOperator({
    content,
    putContent: async (wish) => {
      put.push(wish);
      rev = 'r2';
      return failed({ kind: 'refused', code: 409 });
    },
  });
  const place = await open(ContentTab, operator);
  await userEvent.fill(page.getByLabelText('Chữ (vi)'), 'Câu của tôi');
  await userEvent.click(page.getByRole('button', { name: 'Lưu', exact: true }));
  await expect.element(page.getByText('Người khác vừa lưu phần này.', { exact: false })).toBeVisible();
  expect(place.querySelector<HTMLInputElement>('ol input:nth-of-type(1)')).not.toBeNull();
  expect(put).toMatchObject([{ part: 'marquee', rev: 'r1', value: [{ id: 'a', text: 'Câu của tôi' }] }]);
  await userEvent.click(page.getByRole('button', { name: 'Lấy bản mới nhất, bỏ bản của tôi' }));
  await expect.element(page.getByLabelText('Chữ (vi)')).toHaveValue('Câu đầu');
  await expect.element(page.getByText('Người khác vừa lưu phần này.', { exact: false })).not.toBeInTheDocument();
});

it('rules of the door are tried before they can be saved, and again after each change', async () => {
  await open(DoorTab, fakeOperator());
  const save = page.getByRole('button', { name: 'Lưu', exact: true });
  await userEvent.fill(page.getByLabelText('Từ bị chặn'), 'vé chợ đen');
  await expect.element(save).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: 'Chạy thử' }));
  await expect.element(page.getByText('Sẽ chặn 2 trong 9 lời đã viết.', { exact: false })).toBeVisible();
  await expect.element(save).toBeEnabled();
  await userEvent.fill(page.getByLabelText('Từ bị chặn'), 'vé');
  await expect.element(save).toBeDisabled();
});

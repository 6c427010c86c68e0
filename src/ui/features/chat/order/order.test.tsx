import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '#domain/people/user.ts';
import { defaultRules, RULES } from '#domain/chat/rules.ts';
import { succeeded } from '#ports/failure.ts';
import { fakeApp } from '../../../../../tests/fakes/app.ts';
import { fakeChatRooms, somePoll } from '../../../../../tests/fakes/chatRooms.ts';
import { mount, unmountAll } from '../../../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../../../tests/fakes/ports.ts';
import '../../../layouts/Shell.css.ts';
import OrderPanel from './OrderPanel.tsx';
import { PollBanner } from './PollBanner.tsx';
import SweepSheet from './SweepSheet.tsx';

afterEach(unmountAll);

const NOW = Date.now();
const lan: User = { userId: 'u1', displayName: 'Lan', nickname: 'Lan', profilePicture: null, siteRoleId: 5 };
const open = async (shown: React.ReactNode, given: Parameters<typeof fakeChatRooms>[0] = {}) => {
  const done: { readonly what: string; readonly wish: unknown }[] = [];
  const app = fakeApp({
    ...{ held: 'member', accounts: { info: async () => succeeded(lan) } },
    ports: silentPorts({ loadPort: fakeLoadPort({ chatRoom: fakeChatRooms({ role: 'mod', done, ...given }) }) }),
  });
  const place = await mount(app, <main>{shown}</main>, ['chatOrder', 'act', 'shell', 'chat']);
  return { place, done };
};
const serious = async (place: Element) =>
  (await axe.run(place)).violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
const button = (name: string | RegExp) => page.getByRole('button', { name });

it('CH-9: a poll shows its bars with the own vote, which another press changes', async () => {
  const poll = somePoll(NOW);
  const { place, done } = await open(<PollBanner groupId="30" poll={poll} now={NOW} keeper={false} />, {
    detail: { poll },
  });
  await expect.poll(() => place.querySelector('[data-poll]')?.getAttribute('data-poll')).toBe('asking');
  expect(place.textContent).not.toContain('%');
  await button('Bến Gỗ').click();
  await expect.poll(() => place.querySelector('[data-poll]')?.getAttribute('data-poll')).toBe('voted');
  await button(/Không ai/).click();
  await expect.poll(() => done.map(({ wish }) => (wish as { readonly optionId: string }).optionId)).toEqual(['2', '3']);
  expect(await serious(place)).toEqual([]);
});

it('CH-10: rules, poll, announcement and words are sent as they are set', async () => {
  let closed = 0;
  const { done } = await open(
    <OrderPanel groupId="30" rules={defaultRules} hosted={false} onClose={() => (closed += 1)} />,
  );
  await page.getByLabelText('Chế độ chậm').selectOptions('30');
  await page.getByRole('switch', { name: 'Chỉ biểu tượng' }).click();
  await button('Lưu').click();
  const rules = { ...defaultRules, slowModeSec: 30, emojiOnly: true };
  await expect.poll(() => done.at(-1)).toEqual({ what: 'rules', wish: { groupId: '30', rules } });
  await page.getByText('Thông báo', { exact: true }).click();
  await page.getByRole('textbox').fill('Trận lùi 15 phút');
  await button('Ghim thông báo').click();
  await expect.poll(() => done.at(-1)).toMatchObject({ what: 'pin', wish: { text: 'Trận lùi 15 phút', on: true } });
  await page.getByText('Từ lọc', { exact: true }).click();
  await page.getByRole('textbox').fill(`kèo thơm\n\n${'a'.repeat(RULES.wordLength + 1)}`);
  await button('Lưu').click();
  const words = ['kèo thơm', 'a'.repeat(RULES.wordLength)];
  await expect.poll(() => done.at(-1)).toEqual({ what: 'words', wish: { groupId: '30', words } });
  expect(closed).toBe(3);
});

it('X16: what new accounts wrote goes with one press, and the way back says how much it was', async () => {
  let closed = 0;
  const { place, done } = await open(<SweepSheet groupId="30" onClose={() => (closed += 1)} />);
  await expect.element(button('Dọn tin 10 phút qua')).toBeVisible();
  expect(await serious(place)).toEqual([]);
  await page.getByText('30 phút', { exact: true }).click();
  await page.getByText('1 ngày', { exact: true }).click();
  await button('Dọn tin 30 phút qua').click();
  const wish = { groupId: '30', minutes: 30, days: 1, reason: 'Làm loạn' };
  await expect.poll(() => done).toMatchObject([{ what: 'sweep', wish }]);
  await expect.poll(() => closed).toBe(1);
});

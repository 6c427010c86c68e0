import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { User } from '#domain/people/user.ts';
import type { Mute } from '#domain/social/mutes.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { said } from '../../../../tests/fakes/chat.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import { ChatPanel } from './ChatPanel.tsx';
import './ChatFolds.tsx';
import './MessageSheet.tsx';
import './PersonSheet.tsx';

afterEach(unmountAll);

const LAN = `m${'b'.repeat(24)}`;
const MINH = `m${'a'.repeat(24)}`;
const GONE = `m${'c'.repeat(24)}`;
const lan: User = { userId: LAN, displayName: 'Lan', nickname: 'Lan', profilePicture: null, siteRoleId: 1 };
const word = (text: string): Mute => ({ kind: 'word', text, since: 1 });

const open = async ({ muted = [] as readonly Mute[], kept = null as string | null } = {}) => {
  let all = muted;
  const asked: { readonly userId?: string; readonly on: boolean }[] = [];
  const made = roomApp({
    held: 'member',
    accounts: { info: async () => succeeded(lan) },
    ports: silentPorts({
      loadPort: fakeLoadPort({
        social: {
          mutes: async () => succeeded(all),
          mute: async ({ kind, text, userId, on }) => {
            asked.push({ ...(userId !== undefined && { userId }), on });
            if (userId === GONE) return failed({ kind: 'refused', code: 404 });
            all = all.filter((one) => one.userId !== userId);
            if (on) all = [{ kind, text, since: 2, ...(userId !== undefined && { userId }) }, ...all];
            return succeeded(all);
          },
        },
      }),
    }),
  });
  if (kept !== null) made.app.storage.write('chat.mutedPeople', kept);
  const place = await mount(
    made.app,
    <main style={{ display: 'flex', position: 'absolute', left: 0, top: 0, width: 360, height: 600 }}>
      <ChatPanel groupId="30" headless onlyCommentators={false} onFilter={() => {}} />
    </main>,
    ['chat', 'chatActs', 'social', 'act'],
  );
  await expect
    .poll(() => made.app.live.now()!.chatSocket.getSnapshot().value)
    .toMatchObject({ connected: expect.anything() });
  made.origin.deliver();
  let seq = 0;
  const say = (text: string, change: object = {}) => {
    seq += 1;
    made.origin.publish(said(seq, { showName: 'Minh', userId: MINH, originalMessage: text, ...change }));
    made.origin.deliver();
  };
  const rows = () => [...place.querySelectorAll('[role="log"] [data-id]')].map((one) => one.textContent);
  return { ...made, place, say, rows, asked };
};

it('SO-10: messages with muted words are folded, those in a row as one with their number, and shown by its button', async () => {
  const { place, say, rows } = await open({ muted: [word('kèo')] });
  say('chào');
  say('Kèo thơm đây');
  say('kèo nữa');
  say('đẹp quá');
  say('hết kèo');
  await expect.poll(() => rows().filter((text) => text!.includes('tin đang ẩn'))).toHaveLength(2);
  expect(rows()[1]).toContain('2 tin đang ẩn');
  expect(rows()[3]).toContain('1 tin đang ẩn');
  expect(place.textContent).not.toContain('Kèo thơm');
  expect((await axe.run(place)).violations).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Hiện' }).first());
  await expect.poll(() => place.textContent).toContain('Kèo thơm đây');
  expect([place.textContent!.includes('kèo nữa'), place.textContent!.includes('hết kèo')]).toEqual([true, false]);
  say('lại kèo');
  await expect.poll(() => rows().at(-1)).toContain('2 tin đang ẩn');
});

it('SO-10: so is what answers such a message, for it quotes it; what the viewer says is not', async () => {
  const { rows, say } = await open({ muted: [word('kèo')] });
  say('kèo đây');
  say('ở đâu?', { userId: 'u5', showName: 'Mây', parentMessageId: 'm1' });
  say('tôi cũng nói kèo', { userId: LAN, showName: 'Lan' });
  await expect.poll(rows).toHaveLength(2);
  expect(rows()[0]).toContain('2 tin đang ẩn');
  expect(rows()[1]).toContain('tôi cũng nói kèo');
});

it('CH-11, SO-10: a member mutes somebody for their account, from a message, and ends it there', async () => {
  const { place, say, rows, asked, app } = await open();
  say('vào rồi');
  await expect.poll(rows).toHaveLength(1);
  const line = (name: string) => page.getByRole('button', { name, exact: true });
  await userEvent.click(place.querySelector('[data-name]')!);
  await userEvent.click(line('Ẩn người này'));
  await expect.poll(() => rows()[0]).toContain('1 tin đang ẩn');
  expect([asked, app.storage.read('chat.mutedPeople')]).toEqual([[{ userId: MINH, on: true }], null]);
  await userEvent.click(line('Hiện'));
  await userEvent.click(place.querySelector('[data-name]')!);
  await userEvent.click(line('Hiện lại tin người này'));
  await expect
    .poll(() => asked)
    .toEqual([
      { userId: MINH, on: true },
      { userId: MINH, on: false },
    ]);
});

it('CH-11: members whom somebody muted on this device before logging in move to their account; others stay', async () => {
  const { asked, app } = await open({ kept: `${MINH} u7` });
  await expect.poll(() => asked).toEqual([{ userId: MINH, on: true }]);
  await expect.poll(() => app.storage.read('chat.mutedPeople')).toBe('u7');
});

it('CH-11: somebody whose account is gone does not keep the others on the device', async () => {
  const { asked, app } = await open({ kept: `${GONE} ${MINH}` });
  await expect.poll(() => asked).toEqual([GONE, MINH].map((userId) => ({ userId, on: true })));
  await expect.poll(() => app.storage.read('chat.mutedPeople')).toBeNull();
});

it('SO-10: by keyboard what is folded is reached with the arrows and shown with Enter, which goes on at the first message', async () => {
  const { place, say, rows } = await open({ muted: [word('kèo')] });
  say('chào');
  say('kèo đây');
  say('kèo nữa');
  await expect.poll(rows).toHaveLength(2);
  const focused = () => document.activeElement?.closest('[data-id]')?.getAttribute('data-id');
  place.querySelector<HTMLElement>('[data-kind="folded"] button')!.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('m1');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('m2');
  await userEvent.keyboard('{Enter}');
  await expect.poll(rows).toHaveLength(3);
  expect([focused(), document.activeElement?.hasAttribute('data-more')]).toEqual(['m2', true]);
});

it('SO-10: what the viewer answered is shown when they go to it from their answer', async () => {
  const { place, say, rows } = await open({ muted: [word('kèo')] });
  say('kèo đây');
  say('kèo nữa');
  say('thôi đi', { userId: LAN, showName: 'Lan', parentMessageId: 'm2' });
  await expect.poll(rows).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: /^Tới tin của Minh/ }));
  await expect.poll(() => place.querySelector('[data-id="m2"]')?.hasAttribute('data-flash')).toBe(true);
});

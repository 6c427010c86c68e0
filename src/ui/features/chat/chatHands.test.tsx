import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { said } from '../../../../tests/fakes/chat.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { roomApp } from '../../../../tests/fakes/roomApp.ts';
import { ChatPanel } from './ChatPanel.tsx';
import './MessageSheet.tsx';
import './PersonSheet.tsx';
import './BeatHeld.tsx';

const MEMBER = `m${'a'.repeat(24)}`;

const open = async () => {
  const made = roomApp();
  const place = await mount(
    made.app,
    <div style={{ display: 'flex', position: 'absolute', left: 0, top: 300, width: 360, height: 500 }}>
      <ChatPanel groupId="30" headless onlyCommentators={false} onFilter={() => {}} />
    </div>,
    ['chat', 'social', 'timeline'],
  );
  await expect
    .poll(() => made.app.live.now()!.chatSocket.getSnapshot().value)
    .toMatchObject({ connected: expect.anything() });
  made.origin.deliver();
  made.origin.publish(said(1, { showName: 'Hạt Dẻ', userId: MEMBER, originalMessage: 'vào rồi' }));
  made.origin.publish(said(2, { showName: 'Mây Lười', userId: 'u2', originalMessage: 'chưa đâu' }));
  made.origin.publish(said(3, { showName: 'Hạt Dẻ', userId: MEMBER, originalMessage: 'lần nữa' }));
  made.origin.deliver();
  await expect.poll(() => place.querySelectorAll('[data-id]').length).toBe(3);
  const react = vi.spyOn(made.live.chatRoomFor('30'), 'react');
  const row = (text: string) =>
    [...place.querySelectorAll('[data-id]')].find((one) => one.textContent!.includes(text))!;
  return { ...made, place, row, react, field: place.querySelector('textarea')! };
};
const touch = (target: Element, type: string, y: number) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerType: 'touch',
      clientX: 60,
      clientY: y,
      detail: 1,
    }),
  );
/** Holds a finger on a message until its sheet stands. */
const hold = async (row: Element, y = 700) => {
  touch(row.querySelector('p')!, 'pointerdown', y);
  await expect.poll(() => document.querySelector('dialog[open] [role="group"] button')).not.toBeNull();
  return document.querySelector('dialog[open]')!;
};
const frames = (n: number) =>
  new Promise<void>((done) => {
    const next = (left: number) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
    next(n);
  });

beforeEach(() => page.viewport(390, 844));
afterEach(unmountAll);

describe('V-4: a long press', () => {
  it('V-4: a finger that is lifted over what has come under it chooses nothing', async () => {
    const { row, react, app } = await open();
    const sheet = await hold(row('vào rồi'));
    const [first] = sheet.querySelectorAll('[role="group"] button');
    touch(first!, 'pointerup', 700);
    touch(first!, 'click', 700);
    expect(react).not.toHaveBeenCalled();
    expect(app.layers.names()).toEqual(['message']);
    expect(document.querySelector('dialog[open]')).not.toBeNull();
  });

  it('V-4: what is pressed and lifted on the same button counts, once it was seen', async () => {
    const { row, app } = await open();
    const sheet = await hold(row('vào rồi'));
    await frames(3);
    const [first, second] = sheet.querySelectorAll('[role="group"] button');
    touch(first!, 'pointerdown', 500);
    touch(second!, 'click', 500);
    expect(app.layers.names()).toEqual(['message']);
    touch(first!, 'pointerdown', 500);
    touch(first!, 'click', 500);
    await expect.poll(() => app.layers.names()).not.toContain('message');
    expect(app.membership.intent()).toMatchObject({ kind: 'reaction' });
  });

  it('V-4: a key presses without a finger', async () => {
    const { row, app } = await open();
    const sheet = await hold(row('vào rồi'));
    sheet.querySelector<HTMLElement>('[role="group"] button')!.click();
    await expect.poll(() => app.membership.intent()).toMatchObject({ kind: 'reaction' });
  });

  it.each([700, 820])('V-4: the sheet stands above a finger at %i px', async (y) => {
    const { row } = await open();
    const sheet = await hold(row('lần nữa'), y);
    await expect.poll(() => sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(y - 20);
    expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  });

  it('V-4: the sheet stands at the lower edge where the finger is above it', async () => {
    const { row } = await open();
    const sheet = await hold(row('vào rồi'), 40);
    await expect.poll(() => Math.round(sheet.getBoundingClientRect().bottom)).toBe(844);
  });
});

it('SO-10: a message is reported from its sheet, with a reason chosen already', async () => {
  const { row } = await open();
  const sheet = await hold(row('vào rồi'));
  await frames(3);
  [...sheet.querySelectorAll('button')].find((button) => button.textContent === 'Báo cáo')!.click();
  await expect.poll(() => document.querySelector('dialog[open] h2')?.textContent).toBe('Báo cáo Hạt Dẻ');
  expect(document.querySelectorAll('dialog[open] input[type="radio"]:checked')).toHaveLength(1);
});

describe('CH-11: muting a person on this device', () => {
  it('CH-11: collapses their messages, shows one again by its button, and all again by the same line', async () => {
    const { row, place, app } = await open();
    await userEvent.click(row('vào rồi').querySelector('[data-name]')!);
    const line = (word: string) =>
      [...document.querySelectorAll<HTMLElement>('dialog[open] button')].find((one) => one.textContent === word);
    await expect.poll(() => line('Ẩn tin người này trên máy của tôi')).toBeDefined();
    line('Ẩn tin người này trên máy của tôi')!.click();
    await expect.poll(() => place.textContent).not.toContain('vào rồi');
    expect(place.textContent).toContain('chưa đâu');
    expect(app.storage.read('chat.mutedPeople')).toBe(MEMBER);
    const show = [...place.querySelectorAll('button')].filter((one) => one.textContent === 'Hiện');
    expect(show).toHaveLength(2);
    show[0]!.click();
    await expect.poll(() => place.textContent).toContain('vào rồi');
    expect(place.textContent).not.toContain('lần nữa');
    await userEvent.click(row('vào rồi').querySelector('[data-name]')!);
    await expect.poll(() => line('Hiện lại tin người này')).toBeDefined();
    line('Hiện lại tin người này')!.click();
    await expect.poll(() => place.textContent).toContain('lần nữa');
    expect(app.storage.read('chat.mutedPeople')).toBeNull();
  });
});

describe('CH-8: the card of a person', () => {
  it('CH-8: opens by a press on the name, with what can be done with them; a stranger to the portal has no follow', async () => {
    const { row } = await open();
    await userEvent.click(row('chưa đâu').querySelector('[data-name]')!);
    await expect.poll(() => document.querySelector('dialog[open] h2')?.textContent).toBe('Mây Lười');
    expect(document.querySelector('dialog[open]')!.textContent).toContain('Nhắc tên');
    expect(document.querySelector('dialog[open] [aria-pressed]')).toBeNull();
  });

  it('CH-8: offers to follow a member', async () => {
    const { row } = await open();
    await userEvent.click(row('vào rồi').querySelector('[data-name]')!);
    await expect
      .poll(() => document.querySelector('dialog[open] [aria-pressed="false"]')?.textContent)
      .toBe('Theo dõi');
  });
});

describe('CH-8: emoji by code', () => {
  it('CH-8: offers them from two letters on, in three languages, and Enter takes one instead of sending', async () => {
    const { field, place, origin } = await open();
    await userEvent.click(field);
    await userEvent.keyboard('hay quá :goa');
    await expect
      .poll(() => [...place.querySelectorAll('[role="option"]')].map((one) => one.textContent))
      .toContain('⚽');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => field.value).toBe('hay quá ⚽ ');
    expect(origin.posted).toEqual([]);
    await userEvent.keyboard(':lửa');
    await expect.poll(() => place.querySelector('[role="option"]')?.textContent).toBe('🔥');
  });

  it('CH-8: a code that is typed out becomes its emoji; what is none stays', async () => {
    const { field } = await open();
    await userEvent.click(field);
    await userEvent.keyboard(':fire:');
    await expect.poll(() => field.value).toBe('🔥');
    await userEvent.keyboard(' :nosuch:');
    expect(field.value).toBe('🔥 :nosuch:');
  });
});

it('B5: during a goal’s beat what is said is counted over the log, and opened at once in its order', async () => {
  const { live, origin, place } = await open();
  const room = live.chatRoomFor('30');
  const rows = () => place.querySelectorAll('[data-id]').length;
  const cover = () => place.querySelector('[data-testid="beat-held"]')?.textContent;
  room.hold(true);
  await expect.poll(() => room.getSnapshot().beat).toBe(0);
  expect(cover()).toBeUndefined();
  for (const seq of [4, 5]) origin.publish(said(seq, { originalMessage: `vào ${seq}` }));
  origin.deliver();
  await expect.poll(cover).toContain('2 tin');
  expect(rows()).toBe(3);
  room.hold(false);
  await expect.poll(rows).toBe(5);
  expect(cover()).toBeUndefined();
  expect([...place.querySelectorAll('[data-id]')].slice(-2).map((row) => row.textContent)).toEqual([
    expect.stringContaining('vào 4'),
    expect.stringContaining('vào 5'),
  ]);
});

import { createActor } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ComponentType } from 'react';
import type { Settings } from '#domain/settings/settings.ts';
import { colourInput, wireColourMode } from '#machines/colourMode/colourMode.wire.ts';
import { succeeded } from '#ports/failure.ts';
import type { SettingsPort } from '#ports/settings.ts';
import { refusedWith, unreachable } from '../../../tests/fakes/accounts.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { fakeColour } from '../../../tests/fakes/colour.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { fakeSettings } from '../../../tests/fakes/settings.ts';
import NotificationsSection from './NotificationsSection.tsx';
import PreferencesSection from './PreferencesSection.tsx';

afterEach(unmountAll);

const show = async (Section: ComponentType, held: Partial<Settings> = {}, given: Partial<SettingsPort> = {}) => {
  const { actor, sent } = fakeSettings(held, given);
  const { port } = fakeColour('dark', 'dark');
  const log = { warn: () => {}, report: () => {} };
  const colour = createActor(wireColourMode({ colour: port, log }), { input: colourInput({ colour: port }) }).start();
  const app = { ...fakeApp({ held: 'member', settings: actor }), colour };
  const place = await mount(app, <Section />, ['settings']);
  const named = (name: string) =>
    [...place.querySelectorAll<HTMLElement>('button, label, input')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent).includes(name),
    );
  await expect.poll(() => place.textContent).not.toBe('');
  const press = async (name: string) => {
    await expect.poll(() => named(name)).toBeDefined();
    await userEvent.click(named(name)!);
  };
  const said = (text: string) => expect.poll(() => place.textContent).toContain(text);
  const isOn = (name: string) => named(name)?.getAttribute('aria-checked') === 'true';
  return { app, place, sent, named, press, said, isOn };
};

describe('preferences', () => {
  it('show what holds, and keep a change at once', async () => {
    const t = await show(PreferencesSection, { rev: 4, oddsFormat: 'hk', hideOdds: true });
    await t.said('Đã lưu, dùng chung');
    expect(
      t.place.querySelector<HTMLInputElement>('[name="settings-odds-format"]:checked')?.parentElement?.textContent,
    ).toBe('Hồng Kông0.85');
    expect(t.isOn('Ẩn kèo ở mọi nơi')).toBe(true);
    await t.press('Malaysia');
    await t.press('Tiết kiệm dữ liệu');
    await expect.poll(() => t.sent.length).toBe(2);
    expect(t.sent).toMatchObject([
      { rev: 4, oddsFormat: 'malay', dataSaver: false },
      { rev: 5, oddsFormat: 'malay', dataSaver: true },
    ]);
  });
  it('language, theme and time zone are chosen here too', async () => {
    const t = await show(PreferencesSection);
    await t.press('Ngày');
    expect(t.app.colour.getSnapshot().context.preference).toBe('light');
    await userEvent.type(t.place.querySelector('input[autocomplete="off"]')!, 'Tokyo');
    await t.press('Tokyo');
    expect(t.app.zone.current()).toBe('Asia/Tokyo');
    await t.press('English');
    await expect.poll(() => t.place.textContent).toContain('How odds are written');
  });
  it('say that a change is not kept yet, keep showing it, and try again when asked', async () => {
    const answers = [unreachable];
    const t = await show(
      PreferencesSection,
      {},
      { keep: async (settings) => answers.shift() ?? succeeded({ kind: 'kept', settings }) },
    );
    await t.press('Ẩn kèo ở mọi nơi');
    await t.said('Chưa lưu được');
    expect(t.isOn('Ẩn kèo ở mọi nơi')).toBe(true);
    await t.press('Lưu lại ngay');
    await t.said('Đã lưu, dùng chung');
    expect(document.activeElement).toBe(t.place.querySelector('[data-keeping]'));
  });
  it('go back to what holds where the origin refuses', async () => {
    const t = await show(PreferencesSection, {}, { keep: async () => refusedWith(422) });
    await t.press('Ẩn kèo ở mọi nơi');
    await t.said('Máy chủ không nhận');
    expect(t.isOn('Ẩn kèo ở mọi nơi')).toBe(false);
  });
  it('say that they could not be read, and read again', async () => {
    let asked = 0;
    const t = await show(
      PreferencesSection,
      {},
      {
        read: async () => {
          asked += 1;
          return unreachable;
        },
      },
    );
    await t.said('Chưa đọc được cài đặt');
    await t.press('Thử lại');
    await expect.poll(() => asked).toBeGreaterThan(1);
  });
});

describe('SH-4: notifications', () => {
  const cells = (place: HTMLElement) =>
    [...place.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('[role="switch"]')].map((one) => one.getAttribute('aria-checked') === 'true'),
    );

  it('each kind of message and each way has a switch of its own, named by both', async () => {
    const t = await show(NotificationsSection);
    await expect
      .poll(() => cells(t.place))
      .toEqual([
        [true, true],
        [true, false],
        [true, false],
        [true, false],
        [true, false],
        [true, false],
        [true, true],
      ]);
    await t.press('Bạn bè, Thư điện tử');
    await expect.poll(() => cells(t.place)[2]).toEqual([true, true]);
    expect(t.sent.at(-1)?.notify.social).toEqual({ app: true, mail: true });
  });
  it('security messages in the portal cannot be switched off', async () => {
    const t = await show(NotificationsSection);
    await expect.poll(() => t.named('Hệ thống và bảo mật, Trong trang')).toBeDefined();
    expect(t.named('Hệ thống và bảo mật, Trong trang')).toHaveProperty('disabled', true);
    expect(t.place.textContent).toContain('luôn bật');
  });
  it.each([
    ['nobody has proved one', [], true],
    ['one is proved', [{ channel: 'mail', value: 'lan@khandai.vn', reachable: true }], false],
  ] as const)('mail that cannot come is said where %s', async (_, contacts, said) => {
    let asked = 0;
    const overview = async () => {
      asked += 1;
      return succeeded({ username: 'lan', hasPassword: true, contacts });
    };
    const loadPort = fakeLoadPort({ security: { overview } });
    const app = fakeApp({ held: 'member', settings: fakeSettings().actor, ports: silentPorts({ loadPort }) });
    const place = await mount(app, <NotificationsSection />, ['settings']);
    await expect.poll(() => place.querySelector('table')).not.toBeNull();
    await expect.poll(() => asked).toBe(1);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const link = () => place.querySelector('a')?.getAttribute('href');
    if (said) await expect.poll(link).toBe('/tai-khoan/bao-mat');
    else expect(link()).toBeUndefined();
  });
  it('SC-7: the reminder before booked matches is chosen by the keyboard and kept, and tried again while it cannot be', async () => {
    let reachable = false;
    const t = await show(
      NotificationsSection,
      { defaultLeadMin: 30 },
      { keep: async (settings) => (reachable ? succeeded({ kind: 'kept', settings }) : unreachable) },
    );
    await expect.poll(() => t.place.querySelector('select')).not.toBeNull();
    const choice = t.place.querySelector('select')!;
    expect([choice.labels[0]?.textContent, choice.value]).toEqual(['Nhắc trước giờ bắt đầu', '30']);
    choice.focus();
    await userEvent.keyboard('1 giờ');
    await expect.poll(() => choice.value).toBe('60');
    await t.said('Chưa lưu');
    reachable = true;
    await t.press('Lưu lại ngay');
    await t.said('Đã lưu');
    expect(choice.value).toBe('60');
  });
  it('quiet hours begin with the night, in the zone that is shown', async () => {
    const t = await show(NotificationsSection);
    await t.press('Không làm phiền');
    await expect.poll(() => t.sent.at(-1)).toMatchObject({ quiet: { from: 1320, to: 420 }, timezone: 'Asia/Bangkok' });
    const from = t.place.querySelector<HTMLInputElement>('[name="quiet-from"]')!;
    const to = t.place.querySelector<HTMLInputElement>('[name="quiet-to"]')!;
    expect([from.value, to.value]).toEqual(['22:00', '07:00']);
    await userEvent.fill(from, '23:30');
    await expect.poll(() => t.sent.at(-1)?.quiet).toEqual({ from: 1410, to: 420 });
    await t.press('Không làm phiền');
    await expect.poll(() => t.sent.at(-1)?.quiet).toBeNull();
  });
  it('quiet hours without length are said to be wrong and not sent', async () => {
    const t = await show(NotificationsSection, { quiet: { from: 60, to: 120 }, timezone: 'Asia/Bangkok' });
    await expect.poll(() => t.place.querySelector('[name="quiet-to"]')).not.toBeNull();
    await userEvent.fill(t.place.querySelector('[name="quiet-to"]')!, '01:00');
    await t.said('Hai giờ phải khác nhau');
    expect(t.sent).toEqual([]);
    await userEvent.fill(t.place.querySelector('[name="quiet-from"]')!, '');
    await t.said('Nhập đủ giờ và phút');
    expect(t.place.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    expect(t.sent).toEqual([]);
    await userEvent.fill(t.place.querySelector('[name="quiet-from"]')!, '00:30');
    await expect.poll(() => t.sent.at(-1)?.quiet).toEqual({ from: 30, to: 60 });
  });
});

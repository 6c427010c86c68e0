import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { levelOf, type PointEntry } from '#domain/level/level.ts';
import type { Invited, Referral } from '#domain/referral/referral.ts';
import { succeeded } from '#ports/failure.ts';
import type { RewardsPort } from '#ports/rewards.ts';
import { unreachable } from '../../../tests/fakes/accounts.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { aLevel, aReferral } from '../../../tests/fakes/rewards.ts';
import { LOGIN_LAYER } from '../app/loginLayer.ts';
import ReferralScreen from './ReferralScreen.tsx';

afterEach(unmountAll);

const NOW = Date.parse('2026-11-21T05:00:00Z');
const entry = (entryId: string, reasonKey: PointEntry['reasonKey'], balance = 50): PointEntry => ({
  ...{ entryId, reasonKey, balance },
  ...{ delta: 50, ts: NOW },
});

const open = async (
  referral: Referral = aReferral,
  given: Partial<RewardsPort> = {},
  held: 'member' | 'guest' = 'member',
) => {
  const asked: string[] = [];
  const loadPort = fakeLoadPort({
    rewards: {
      level: async () => succeeded(aLevel),
      points: async () => succeeded({ list: [entry('e1', 'registered')], next: null }),
      referral: async () => succeeded(referral),
      invited: async () => succeeded({ list: [], total: 0, next: null }),
      bind: async (code) => {
        asked.push(code);
        return succeeded({ kind: 'known' });
      },
      ...given,
    },
  });
  const app = fakeApp({ held, ports: silentPorts({ loadPort }) });
  const place = await mount(app, <ReferralScreen />, ['referral', 'act', 'feed']);
  const said = (text: string) => expect.poll(() => place.textContent).toContain(text);
  const press = async (name: string) => {
    const found = () => [...place.querySelectorAll('button')].find((one) => one.textContent === name);
    await expect.poll(found).toBeDefined();
    await userEvent.click(found()!);
  };
  const notices = () => {
    const { shown, waiting } = app.notices.getSnapshot().context;
    return [...(shown ? [shown] : []), ...waiting].map(({ text }) => text);
  };
  return { app, place, said, press, asked, notices };
};

describe('MI-8: inviting', () => {
  it('shows the code, its address and a QR code that says where it leads', async () => {
    const t = await open();
    await t.said('ABCD2345');
    expect(t.place.querySelector<HTMLInputElement>('[name="referral-link"]')?.value).toBe(aReferral.link);
    const qr = t.place.querySelector('svg[role="img"]');
    expect(qr?.getAttribute('aria-label')).toBe(`Mã QR dẫn tới ${aReferral.link}`);
    expect(qr?.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
    await t.said('Chưa có ai vào bằng mã của bạn');
  });

  it.each([390, 1440])('keeps the height of its card while it is on its way, at %i px', async (width) => {
    await page.viewport(width, 900);
    let letGo = () => {};
    const held = new Promise<void>((go) => (letGo = go));
    const t = await open(aReferral, { referral: () => held.then(() => succeeded(aReferral)) });
    const card = () => t.place.querySelector('[aria-labelledby="referral-share"]')?.getBoundingClientRect().height;
    await expect.poll(card).toBeGreaterThan(200);
    const before = card();
    expect(t.place.querySelector('[inert]')?.contains(t.place.querySelector('[name="referral-link"]'))).toBe(true);
    letGo();
    await t.said('ABCD2345');
    expect([t.place.querySelector('[inert]'), card()]).toEqual([null, before]);
  });

  it('lists who came with how far they are, and why one does not count', async () => {
    const user = { userId: 'm2', displayName: 'Lan', nickname: 'Lan', profilePicture: null, siteRoleId: 1 };
    const invited: readonly Invited[] = [
      { referralId: '1', user, maskedName: 'L•••', ts: NOW, state: 'rewarded' },
      { referralId: '2', user: null, maskedName: 'B•••', ts: NOW, state: 'registered', reasonKey: 'notProven' },
      { referralId: '3', user: null, maskedName: 'C•••', ts: NOW, state: 'qualified', reasonKey: 'limit' },
      { referralId: '4', user: null, maskedName: '•••', ts: NOW, state: 'rejected', reasonKey: 'left' },
    ];
    const t = await open(
      { ...aReferral, totals: { registered: 4, qualified: 2, points: 100 } },
      { invited: async () => succeeded({ list: invited, total: 4, next: null }) },
    );
    await t.said('Tài khoản đã xoá');
    await t.said('4 người đã vào · 2 đủ điều kiện · 100 điểm');
    const rows = [...t.place.querySelectorAll('section[aria-labelledby="referral-invited"] li')].map((row) => [
      row.querySelector('b')?.textContent,
      row.querySelector('[data-state]')?.textContent,
      row.querySelector('small')?.textContent.split(' · ')[1] ?? '',
    ]);
    expect(rows).toEqual([
      ['Lan', 'Đã thưởng', ''],
      ['B•••', 'Đã đăng ký', 'Chưa xác nhận email hay số điện thoại'],
      ['C•••', 'Đủ điều kiện', 'Đã đủ 10 người được thưởng trong 30 ngày, sẽ thưởng sau'],
      ['Tài khoản đã xoá', 'Không tính', 'Đã xoá tài khoản trước khi đủ điều kiện'],
    ]);
  });

  it('goes on where one asks, and says how many there are', async () => {
    const named = (name: string): Invited => ({
      ...{ referralId: name, user: null, maskedName: `${name}•••`, ts: NOW, state: 'rewarded' },
    });
    const t = await open(aReferral, {
      invited: async (from) =>
        succeeded(
          from === null
            ? { list: [named('A'), named('B')], total: 3, next: '2.B' }
            : { list: [named('C')], total: 3, next: null },
        ),
    });
    await t.said('2 trong 3');
    await t.press('Xem thêm');
    await expect.poll(() => document.activeElement?.textContent).toContain('C•••');
  });

  it('says that it could not be read, and reads again', async () => {
    let times = 0;
    const t = await open(aReferral, {
      referral: async () => {
        times += 1;
        return times === 1 ? unreachable : succeeded(aReferral);
      },
    });
    await t.press('Thử lại');
    await t.said('ABCD2345');
  });

  it.each([
    ['is closed', 'AbortError', []],
    ['does not open', 'NotAllowedError', [aReferral.link]],
  ])(
    'the link is handed on by the system’s sheet, and copied where that does not open: it %s',
    async (_, why, text) => {
      const copied: string[] = [];
      const shared: (string | undefined)[] = [];
      const share = (data?: ShareData) => {
        shared.push(data?.url);
        return Promise.reject(new DOMException('on purpose', why));
      };
      const clipboard = { writeText: async (one: string) => void copied.push(one) };
      Object.defineProperty(navigator, 'share', { configurable: true, value: share });
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
      try {
        const t = await open();
        await t.press('Chia sẻ');
        await expect.poll(t.notices).toEqual(text.map(() => 'Đã chép'));
        expect([shared, copied]).toEqual([[aReferral.link], text]);
      } finally {
        Reflect.deleteProperty(navigator, 'share');
        Reflect.deleteProperty(navigator, 'clipboard');
      }
    },
  );

  it('explains itself to a guest, and asks nothing of the origin', async () => {
    const t = await open(aReferral, {}, 'guest');
    await t.said('Đăng nhập để lấy mã');
    await t.said('trong 30 ngày');
    expect(t.place.querySelectorAll('ol li')).toHaveLength(3);
    await t.press('Đăng nhập để lấy mã');
    await expect.poll(() => t.app.layers.isOpen(LOGIN_LAYER)).toBe(true);
  });
});

describe('MI-10: who invited one', () => {
  const bindable = { ...aReferral, bindUntil: NOW };
  const type = async (place: HTMLElement, code: string) => {
    const field = () => place.querySelector<HTMLInputElement>('[name="referral-code"]');
    await expect.poll(field).not.toBeNull();
    if (code !== '') await userEvent.fill(field()!, code);
  };

  it.each([
    ['unknown', 'Không có mã này'],
    ['self', 'Đây là mã của chính bạn'],
    ['late', 'Đã quá hạn'],
    ['older', 'tham gia sau bạn'],
  ] as const)('a code that is refused as %s is explained at its field', async (problem, words) => {
    const t = await open(bindable, { bind: async () => succeeded({ kind: 'problem', problem }) });
    await type(t.place, 'ABCD2345');
    await t.press('Lưu mã');
    await t.said(words);
    const field = t.place.querySelector('[name="referral-code"]')!;
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = field
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described.join()).toContain(words);
  });

  it('nothing, and somebody who is known already, are explained too; nothing is not sent', async () => {
    const t = await open(bindable);
    await type(t.place, '');
    await t.press('Lưu mã');
    await t.said('Hãy nhập mã.');
    expect(t.asked).toEqual([]);
    await type(t.place, ' ABCD2345 ');
    await t.press('Lưu mã');
    await t.said('Bạn đã có người mời rồi');
    expect(t.asked).toEqual(['ABCD2345']);
  });

  it('one that is right names who it was', async () => {
    const referredBy = { userId: 'm9', displayName: 'Bình', nickname: 'Bình', profilePicture: null, siteRoleId: 1 };
    const t = await open(bindable, {
      bind: async () => succeeded({ kind: 'bound', referral: { ...aReferral, referredBy } }),
    });
    await type(t.place, 'ABCD2345');
    await t.press('Lưu mã');
    await t.said('Bình đã mời bạn.');
    expect(t.notices()).toEqual(['Đã ghi nhận người mời bạn']);
  });
});

describe('MI-7: points and level', () => {
  it('shows the level with a bar that says how far it is', async () => {
    const t = await open();
    await t.said('Cấp 2');
    await t.said('Còn 60 điểm nữa lên cấp 3');
    expect(t.place.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('25');
  });

  it('the last level has nothing before it', async () => {
    const t = await open(aReferral, { level: async () => succeeded(levelOf(10_000_000)) });
    await t.said('Bạn đang ở cấp cao nhất');
  });

  it('shows the ledger, filters it and goes on where it ends', async () => {
    const t = await open(aReferral, {
      points: async (from) =>
        succeeded(
          from === null
            ? { list: [entry('e3', 'friendInvited', 150), entry('e2', 'mailProven', 100)], next: '2.e2' }
            : { list: [entry('e1', 'registered')], next: null },
        ),
    });
    const names = () =>
      [...t.place.querySelectorAll('section[aria-labelledby="referral-points"] li b')].map((one) => one.textContent);
    await expect.poll(names).toEqual(['Một người bạn đã vào', 'Xác nhận email']);
    await t.press('Xem thêm');
    await expect.poll(names).toHaveLength(3);
    await t.press('Bạn bè');
    expect(names()).toEqual(['Một người bạn đã vào']);
    await t.press('Tài khoản');
    expect(names()).toEqual(['Xác nhận email', 'Đăng ký thành viên']);
    expect([...t.place.querySelectorAll('button')].some((one) => one.textContent === 'Xem thêm')).toBe(false);
  });

  it('a page that could not be had is said to be', async () => {
    const t = await open(aReferral, {
      points: async (from) =>
        from === null ? succeeded({ list: [entry('e1', 'registered')], next: '1.e1' }) : unreachable,
    });
    await t.press('Xem thêm');
    await t.said('Chưa tải thêm được.');
  });
});

import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { DeviceSession } from '#domain/auth/deviceSession.ts';
import type { Safety } from '#domain/auth/safety.ts';
import type { AreaPorts } from '#ports/areas.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { fakeApp, fakeArea, silentPorts } from '../../../tests/fakes/app.ts';
import { asMember } from '../../../tests/fakes/accounts.ts';
import { provenCode, sentCode } from '../../../tests/fakes/codes.ts';
import { act, clear, show } from '../../../tests/fakes/screen.tsx';
import SecuritySection from './SecuritySection.tsx';

afterEach(clear);

const NOW = Date.parse('2026-11-21T11:52:00Z');
const here: DeviceSession = {
  ...{ sessionId: 'here', device: { browser: 'Chrome', system: 'Windows' }, current: true },
  ...{ openedAt: NOW - 3_600_000, lastSeenAt: NOW },
};
const phone: DeviceSession = {
  ...{ sessionId: 'phone', device: { browser: 'Safari', system: 'iPhone' }, current: false },
  ...{ openedAt: NOW - 86_400_000, lastSeenAt: NOW - 7_200_000 },
};
const unknown: DeviceSession = { ...phone, sessionId: 'unknown', device: null };
const withPassword: Safety = { username: 'mai.nguyen', hasPassword: true, contacts: [] };
const mail = { channel: 'mail', value: 'mai@khandai.example', reachable: true } as const;
const refusedWith = (code: number) => Promise.resolve(failed({ kind: 'refused', code }));

interface World {
  readonly safety?: Safety | 'unreachable';
  readonly security?: Partial<AreaPorts['security']>;
  readonly codes?: Partial<AreaPorts['codes']>;
  readonly google?: Partial<AreaPorts['google']>;
  readonly googleOpen?: boolean;
}

const open = async ({ safety = withPassword, security, codes, google, googleOpen = true }: World = {}) => {
  const did: unknown[] = [];
  const noted =
    <A,>(name: string, value: A) =>
    (...asked: readonly unknown[]) => {
      did.push([name, ...asked.slice(0, -1)]);
      return Promise.resolve(succeeded(value));
    };
  const area = fakeArea({
    ways: { open: () => Promise.resolve(succeeded({ google: googleOpen, passkey: false })) },
    passkeys: { ability: () => Promise.resolve('none'), list: () => Promise.resolve(succeeded([])) },
    google: { linkedAt: () => Promise.resolve(succeeded(null)), unlink: noted('unlink', null), ...google },
    codes: {
      send: (to, purpose) => {
        did.push(['send', to, purpose]);
        return Promise.resolve(sentCode());
      },
      check: () => Promise.resolve(provenCode({ ticket: 'the ticket' })),
      takeContact: (proof) => {
        did.push(['takeContact', proof]);
        return Promise.resolve(asMember);
      },
      ...codes,
    },
    security: {
      overview: () => Promise.resolve(safety === 'unreachable' ? failed({ kind: 'unreachable' }) : succeeded(safety)),
      sessions: () => Promise.resolve(succeeded([phone, here, unknown])),
      revoke: noted('revoke', null),
      revokeOthers: noted('revokeOthers', { ended: 2 }),
      confirm: noted('confirm', 'the proof'),
      changePassword: noted('changePassword', { ended: 2 }),
      firstPassword: noted('firstPassword', { ended: 0 }),
      ...security,
    },
  });
  const app = fakeApp({ held: 'member', ports: silentPorts({ area }) });
  const { place } = await show(
    <Suspense>
      <SecuritySection />
    </Suspense>,
    app,
  );
  const notices = () => {
    const { shown, waiting } = app.notices.getSnapshot().context;
    return [...(shown ? [shown] : []), ...waiting].map(({ text }) => text);
  };
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === name || one.textContent === name,
    );
  const press = async (name: string) => {
    await expect.poll(() => button(name)).toBeDefined();
    await act(() => button(name)!.click());
  };
  const field = (name: string) => place.querySelector<HTMLInputElement>(`input[name="${name}"]:not([hidden])`);
  const fill = async (name: string, text: string) => {
    await expect.poll(() => field(name)).not.toBeNull();
    await act(() => userEvent.fill(field(name)!, text));
  };
  const says = (text: string) => expect.poll(() => place.textContent).toContain(text);
  const alerts = () => [...place.querySelectorAll('[role="alert"][data-shown]')].map((one) => one.textContent);
  return { app, did, place, notices, button, press, field, fill, says, alerts };
};

describe('the password', () => {
  it('item 12: is changed with the present one, and it is said how many places were logged out', async () => {
    const t = await open();
    await t.says('mai.nguyen');
    await t.press('Đổi mật khẩu');
    await expect.poll(() => document.activeElement).toBe(t.field('password'));
    expect(t.place.querySelector('input[autocomplete="username"]')).toHaveProperty('value', 'mai.nguyen');
    expect([t.field('password')!.autocomplete, t.field('newPassword')!.autocomplete]).toEqual([
      ...['current-password', 'new-password'],
    ]);
    await t.fill('password', 'mật khẩu cũ');
    await t.fill('newPassword', 'mật khẩu mới');
    await t.press('Đổi mật khẩu');
    await expect.poll(t.notices).toEqual(['Đã đổi mật khẩu; 2 nơi khác đã bị đăng xuất']);
    expect(t.did).toEqual([['changePassword', { password: 'mật khẩu cũ', newPassword: 'mật khẩu mới' }]]);
    expect(t.field('password')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Đổi mật khẩu');
  });

  it('what is missing or too short is said at its field before anything is sent', async () => {
    const t = await open();
    await t.press('Đổi mật khẩu');
    await t.fill('newPassword', 'ngắn');
    await t.press('Đổi mật khẩu');
    expect(t.alerts()).toEqual(['Nhập mật khẩu.', 'Mật khẩu cần ít nhất 8 ký tự.']);
    expect([document.activeElement, t.did]).toEqual([t.field('password'), []]);
    expect(t.field('password')!.getAttribute('aria-describedby')).toContain('-error');
  });

  it.each([
    [403, 'Mật khẩu hiện tại chưa đúng.', 'password'],
    [422, 'Mật khẩu này quá phổ biến', 'newPassword'],
  ])('a refusal with %i stands at its field', async (code, said, name) => {
    const t = await open({ security: { changePassword: () => refusedWith(code) } });
    await t.press('Đổi mật khẩu');
    await t.fill('password', 'mật khẩu cũ');
    await t.fill('newPassword', 'mật khẩu mới');
    await t.press('Đổi mật khẩu');
    await t.says(said);
    await expect.poll(() => document.activeElement).toBe(t.field(name));
  });

  it('too many tries say how long to wait', async () => {
    const limited = () => Promise.resolve(failed({ kind: 'rateLimited' as const, retryAfterS: 90 }));
    const t = await open({ security: { changePassword: limited } });
    await t.press('Đổi mật khẩu');
    await t.fill('password', 'mật khẩu cũ');
    await t.fill('newPassword', 'mật khẩu mới');
    await t.press('Đổi mật khẩu');
    await expect.poll(t.alerts).toEqual([expect.stringContaining('90')]);
  });

  it('the first one is set after a code to what the member has proved', async () => {
    const t = await open({ safety: { ...withPassword, hasPassword: false, contacts: [mail] } });
    await t.press('Đặt mật khẩu');
    await t.press('Gửi mã đến mai@khandai.example');
    await t.fill('code', '123456');
    await t.fill('newPassword', 'mật khẩu đầu tiên');
    await t.press('Đặt mật khẩu');
    await expect.poll(t.notices).toEqual(['Đã đặt mật khẩu']);
    expect(t.did).toEqual([
      ['send', 'mai@khandai.example', 'contact'],
      ['confirm', { ticket: 'the ticket' }],
      ['firstPassword', { proof: 'the proof', newPassword: 'mật khẩu đầu tiên' }],
    ]);
  });

  it('who came in by Google and has nothing to show comes in anew, when that is too long ago', async () => {
    const bare = { ...withPassword, hasPassword: false };
    const t = await open({ safety: bare, security: { confirm: () => refusedWith(403) } });
    await t.press('Đặt mật khẩu');
    await t.press('Tiếp tục');
    await t.says('Hãy đăng xuất rồi đăng nhập lại');
    await t.press('Thôi');
    expect(t.field('newPassword')).toBeNull();
  });

  it('a proof that came too late is asked for anew', async () => {
    const t = await open({
      safety: { ...withPassword, hasPassword: false, contacts: [mail] },
      security: { firstPassword: () => refusedWith(403) },
    });
    await t.press('Đặt mật khẩu');
    await t.press('Gửi mã đến mai@khandai.example');
    await t.fill('code', '123456');
    await t.fill('newPassword', 'mật khẩu đầu tiên');
    await t.press('Đặt mật khẩu');
    await expect.poll(() => t.button('Gửi mã đến mai@khandai.example')).toBeDefined();
  });
});

describe('item 13: the mail address and the number', () => {
  const change = async (t: Awaited<ReturnType<typeof open>>, opener: string, name: string, to: string) => {
    await t.press(opener);
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
    await t.fill(name, to);
    await t.press('Nhận mã');
    await t.fill('code', '123456');
  };

  it('one is changed after the password and a code that came there', async () => {
    const t = await open({ safety: { ...withPassword, contacts: [mail] } });
    await change(t, 'Đổi email', 'email', ' moi@khandai.example ');
    await expect.poll(t.notices).toEqual(['Đã lưu email moi@khandai.example']);
    expect(t.did).toEqual([
      ['confirm', { password: 'mật khẩu của tôi' }],
      ['send', 'moi@khandai.example', 'contact'],
      ['takeContact', { contact: 'moi@khandai.example', ticket: 'the ticket', proof: 'the proof' }],
    ]);
    // Who has just shown who they are is not asked again.
    await t.press('Thêm số điện thoại');
    await expect.poll(() => t.field('phoneNumber')).not.toBeNull();
  });

  it('a wrong password is said at its field', async () => {
    const t = await open({ security: { confirm: () => refusedWith(403) } });
    await t.press('Thêm số điện thoại');
    await t.press('Tiếp tục');
    expect(t.alerts()).toEqual(['Nhập mật khẩu.']);
    await t.fill('password', 'sai mất rồi');
    await t.press('Tiếp tục');
    await expect.poll(t.alerts).toEqual(['Mật khẩu chưa đúng.']);
    await expect.poll(() => document.activeElement).toBe(t.field('password'));
  });

  it('what is no address is said to be none, and nothing is sent', async () => {
    const t = await open();
    await t.press('Thêm email');
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
    await t.fill('email', 'mai@');
    await t.press('Nhận mã');
    expect(t.alerts()).toEqual(['Hãy nhập một địa chỉ email.']);
    expect(t.did).toHaveLength(1);
  });

  it('what was typed is there again until it is saved or given up', async () => {
    const t = await open();
    const typed = () => t.field('email')?.value;
    await t.press('Thêm email');
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
    await t.fill('email', 'moi@khandai');
    await t.press('Thêm email');
    await expect.poll(typed).toBeUndefined();
    await t.press('Thêm email');
    await expect.poll(typed).toBe('moi@khandai');
    await t.press('Thôi');
    await t.press('Thêm email');
    await expect.poll(typed).toBe('');
  });

  it.each([
    [409, 'Một tài khoản khác đã dùng địa chỉ này.'],
    [422, 'Mã đã quá lâu.'],
  ])('one that is refused with %i is said why, and can be typed again', async (code, said) => {
    const t = await open({ codes: { takeContact: () => refusedWith(code) } });
    await change(t, 'Thêm email', 'email', 'moi@khandai.example');
    await t.says(said);
    await t.press('Nhập lại');
    await expect.poll(() => t.field('email')?.value).toBe('moi@khandai.example');
  });

  it('one that could not be saved for now is saved with another press', async () => {
    let away = true;
    const t = await open({
      codes: { takeContact: () => Promise.resolve(away ? failed({ kind: 'unreachable' }) : asMember) },
    });
    await change(t, 'Thêm email', 'email', 'moi@khandai.example');
    await t.says('Không tới được máy chủ');
    away = false;
    await t.press('Tiếp tục');
    await expect.poll(t.notices).toEqual(['Đã lưu email moi@khandai.example']);
  });

  it('a proof that came too late is asked for anew, and the address is saved after it', async () => {
    let late = true;
    const t = await open({ codes: { takeContact: () => (late ? refusedWith(403) : Promise.resolve(asMember)) } });
    await change(t, 'Thêm email', 'email', 'moi@khandai.example');
    await expect.poll(() => t.field('password')).not.toBeNull();
    late = false;
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
    await expect.poll(t.notices).toEqual(['Đã lưu email moi@khandai.example']);
  });
});

describe('the link with Google', () => {
  it('is left for with a proof of who the member is', async () => {
    const began: unknown[] = [];
    const t = await open({
      google: {
        begin: async (attempt, proof) => {
          began.push(attempt, proof);
          return succeeded('https://accounts.example/auth');
        },
        leave: (_attempt, url) => void began.push(url),
      },
    });
    await t.press('Liên kết Google');
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
    const attempt = { purpose: 'link', returnTo: '/tai-khoan/bao-mat', intent: null };
    await expect.poll(() => began).toEqual([attempt, 'the proof', 'https://accounts.example/auth']);
  });

  it('a proof that came too late is asked for with the next press', async () => {
    const t = await open({ google: { begin: () => refusedWith(403) } });
    await t.press('Liên kết Google');
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
    await expect.poll(t.alerts).toHaveLength(1);
    await t.press('Liên kết Google');
    await expect.poll(() => t.field('password')).not.toBeNull();
  });

  const unlink = async (t: Awaited<ReturnType<typeof open>>) => {
    await t.press('Bỏ liên kết');
    await t.press('Bỏ liên kết');
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
  };

  it('is taken back after it was asked, and stays while it is the only way in', async () => {
    const linked = { linkedAt: () => Promise.resolve(succeeded(NOW)) };
    const t = await open({ google: linked });
    await t.says('Đã liên kết từ 21');
    await t.press('Bỏ liên kết');
    expect([document.activeElement?.textContent, t.did]).toEqual(['Thôi', []]);
    await t.press('Bỏ liên kết');
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
    await expect.poll(t.notices).toEqual(['Đã bỏ liên kết Google']);
    expect(t.did.at(-1)).toEqual(['unlink', 'the proof']);
    await t.says('Chưa liên kết');
    await clear();
    const only = await open({ google: { ...linked, unlink: () => refusedWith(409) } });
    await unlink(only);
    await expect.poll(only.alerts).toEqual([expect.stringContaining('cách đăng nhập duy nhất')]);
    await clear();
    const late = await open({ google: { ...linked, unlink: () => refusedWith(403) } });
    await unlink(late);
    await expect.poll(late.alerts).toEqual([expect.stringContaining('đã hết hạn')]);
    await late.press('Bỏ liên kết');
    await expect.poll(() => late.field('password')).not.toBeNull();
  });

  it('is nothing to see where there is no Google', async () => {
    const t = await open({ googleOpen: false });
    await t.says('Nơi đang đăng nhập');
    await expect.poll(() => t.place.textContent).not.toContain('Liên kết');
  });
});

describe('where the member is logged in', () => {
  const names = (place: HTMLElement) =>
    [...place.querySelectorAll('li')]
      .filter((one) => one.textContent.includes('Đăng nhập '))
      .map((one) => one.querySelector('b')?.textContent);

  it('this place is first and marked, and none of the others is ended by accident', async () => {
    const t = await open();
    await expect.poll(() => names(t.place)).toEqual(['Chrome trên Windows', 'Safari trên iPhone', 'Thiết bị chưa rõ']);
    const marked = t.place.querySelectorAll('[data-current]');
    expect([...marked].map((one) => one.querySelector('small')?.textContent)).toEqual([
      expect.stringContaining('Thiết bị này'),
    ]);
    expect(marked[0]!.querySelector('button')).toBeNull();
  });

  it('one is logged out', async () => {
    const t = await open();
    await expect.poll(() => names(t.place)).toHaveLength(3);
    const end = [...t.place.querySelectorAll('button')].find((one) =>
      one.getAttribute('aria-label')?.startsWith('Đăng xuất Safari trên iPhone, thấy lần cuối'),
    )!;
    await act(() => end.click());
    await expect.poll(() => names(t.place)).toEqual(['Chrome trên Windows', 'Thiết bị chưa rõ']);
    expect([t.did, t.notices()]).toEqual([[['revoke', 'phone']], ['Đã đăng xuất Safari trên iPhone']]);
  });

  it('all others are logged out after it was asked', async () => {
    const t = await open();
    await t.press('Đăng xuất mọi nơi khác');
    expect([document.activeElement?.textContent, t.did]).toEqual(['Thôi', []]);
    await t.press('Đăng xuất mọi nơi khác');
    await t.says('Bạn chỉ đăng nhập ở đây.');
    expect([t.did, t.notices()]).toEqual([[['revokeOthers']], ['Đã đăng xuất 2 nơi khác']]);
    expect(names(t.place)).toEqual(['Chrome trên Windows']);
  });

  it('what could not be ended is said, and stays', async () => {
    const t = await open({ security: { revokeOthers: () => Promise.resolve(failed({ kind: 'unreachable' })) } });
    await t.press('Đăng xuất mọi nơi khác');
    await t.press('Đăng xuất mọi nơi khác');
    await expect.poll(t.alerts).toEqual(['Chưa đăng xuất được. Hãy thử lại.']);
    expect(names(t.place)).toHaveLength(3);
  });

  it('what cannot be had says so, each with its own way to try again', async () => {
    const away = () => Promise.resolve(failed({ kind: 'unreachable' as const }));
    const t = await open({ safety: 'unreachable', security: { sessions: away }, google: { linkedAt: away } });
    await expect.poll(() => t.place.querySelectorAll('[role="alert"] button')).toHaveLength(4);
  });
});

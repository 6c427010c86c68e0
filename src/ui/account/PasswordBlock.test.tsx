import { afterEach, describe, expect, it } from 'vitest';
import { failed, succeeded } from '#ports/failure.ts';
import { clear } from '../../../tests/fakes/screen.tsx';
import { mail, NOW, openSecurity, refusedWith, withPassword } from '../../../tests/fakes/securityWorld.tsx';

afterEach(clear);

describe('the password', () => {
  it('item 12: is changed with the present one, and it is said how many places were logged out', async () => {
    const t = await openSecurity();
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
    const t = await openSecurity();
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
    const t = await openSecurity({ security: { changePassword: () => refusedWith(code) } });
    await t.press('Đổi mật khẩu');
    await t.fill('password', 'mật khẩu cũ');
    await t.fill('newPassword', 'mật khẩu mới');
    await t.press('Đổi mật khẩu');
    await t.says(said);
    await expect.poll(() => document.activeElement).toBe(t.field(name));
  });

  it('too many tries say how long to wait', async () => {
    const limited = () => Promise.resolve(failed({ kind: 'rateLimited' as const, retryAfterS: 90 }));
    const t = await openSecurity({ security: { changePassword: limited } });
    await t.press('Đổi mật khẩu');
    await t.fill('password', 'mật khẩu cũ');
    await t.fill('newPassword', 'mật khẩu mới');
    await t.press('Đổi mật khẩu');
    await expect.poll(t.alerts).toEqual([expect.stringContaining('90')]);
  });

  it('the first one is set after a code to what the member has proved', async () => {
    const t = await openSecurity({ safety: { ...withPassword, hasPassword: false, contacts: [mail] } });
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

  it('AU-9: who has just shown who they are, for Google which is their only way in, is not asked again for the first one', async () => {
    const t = await openSecurity({
      safety: { ...withPassword, hasPassword: false, contacts: [mail] },
      google: { linkedAt: () => Promise.resolve(succeeded(NOW)), unlink: () => refusedWith(409) },
    });
    await t.press('Bỏ liên kết');
    await t.press('Bỏ liên kết');
    await t.press('Gửi mã đến mai@khandai.example');
    await t.fill('code', '123456');
    await expect.poll(t.alerts).toEqual([expect.stringContaining('cách đăng nhập duy nhất')]);
    await t.press('Đặt mật khẩu');
    await t.fill('newPassword', 'mật khẩu đầu tiên');
    await t.press('Đặt mật khẩu');
    await expect.poll(t.notices).toEqual(['Đã đặt mật khẩu']);
    expect(t.did.at(-1)).toEqual(['firstPassword', { proof: 'the proof', newPassword: 'mật khẩu đầu tiên' }]);
  });

  it('who came in by Google and has nothing to show comes in anew, when that is too long ago', async () => {
    const bare = { ...withPassword, hasPassword: false };
    const t = await openSecurity({ safety: bare, security: { confirm: () => refusedWith(403) } });
    await t.press('Đặt mật khẩu');
    await t.press('Tiếp tục');
    await t.says('Hãy đăng xuất rồi đăng nhập lại');
    await t.press('Thôi');
    expect(t.field('newPassword')).toBeNull();
  });

  it('a proof that came too late is asked for anew', async () => {
    const t = await openSecurity({
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

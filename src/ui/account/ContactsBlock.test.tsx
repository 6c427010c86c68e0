import { afterEach, describe, expect, it } from 'vitest';
import type { Safety } from '#domain/auth/safety.ts';
import { failed, succeeded } from '#ports/failure.ts';
import { asMember } from '../../../tests/fakes/accounts.ts';
import { clear } from '../../../tests/fakes/screen.tsx';
import {
  mail,
  openSecurity,
  refusedWith,
  withPassword,
  type SecurityWorld,
} from '../../../tests/fakes/securityWorld.tsx';

afterEach(clear);

describe('item 13: the mail address and the number', () => {
  const change = async (t: SecurityWorld, opener: string, name: string, to: string) => {
    await t.press(opener);
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
    await t.fill(name, to);
    await t.press('Nhận mã');
    await t.fill('code', '123456');
  };

  it('one is changed after the password and a code that came there', async () => {
    const t = await openSecurity({ safety: { ...withPassword, contacts: [mail] } });
    await change(t, 'Đổi email', 'email', ' moi@khandai.example ');
    await expect.poll(t.notices).toEqual(['Đã lưu email moi@khandai.example']);
    expect(t.did).toEqual([
      ['confirm', { password: 'mật khẩu của tôi' }],
      ['send', 'moi@khandai.example', 'contact'],
      ['takeContact', { contact: 'moi@khandai.example', ticket: 'the ticket', proof: 'the proof' }],
    ]);
    await expect
      .poll(() => document.activeElement?.closest('section')?.textContent)
      .toContain('Email và số điện thoại');
    // Whoever has just confirmed who they are is not asked again.
    await t.press('Thêm số điện thoại');
    await expect.poll(() => t.field('phoneNumber')).not.toBeNull();
  });

  it('the new one stands there as soon as it is saved', async () => {
    let held: Safety['contacts'][number] = mail;
    const t = await openSecurity({
      security: { overview: () => Promise.resolve(succeeded({ ...withPassword, contacts: [held] })) },
      codes: {
        takeContact: () => {
          held = { ...mail, value: 'moi@khandai.example' };
          return Promise.resolve(asMember);
        },
      },
    });
    const addresses = () => [...t.place.querySelectorAll('li b')].map((one) => one.textContent);
    await expect.poll(addresses).toContain('mai@khandai.example');
    await change(t, 'Đổi email', 'email', 'moi@khandai.example');
    await expect.poll(addresses).toContain('moi@khandai.example');
    expect(addresses()).not.toContain('mai@khandai.example');
  });

  it('a wrong password is said at its field', async () => {
    const t = await openSecurity({ security: { confirm: () => refusedWith(403) } });
    await t.press('Thêm số điện thoại');
    await t.press('Tiếp tục');
    expect(t.alerts()).toEqual(['Nhập mật khẩu.']);
    await t.fill('password', 'sai mất rồi');
    await t.press('Tiếp tục');
    await expect.poll(t.alerts).toEqual(['Mật khẩu chưa đúng.']);
    await expect.poll(() => document.activeElement).toBe(t.field('password'));
  });

  it('what is no address is said to be none, and nothing is sent', async () => {
    const t = await openSecurity();
    await t.press('Thêm email');
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
    await t.fill('email', 'mai@');
    await t.press('Nhận mã');
    expect(t.alerts()).toEqual(['Hãy nhập một địa chỉ email.']);
    expect(t.did).toHaveLength(1);
  });

  it('what was typed is there again until it is saved or given up', async () => {
    const t = await openSecurity();
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
    expect(document.activeElement).toBe(t.button('Thêm email'));
    await t.press('Thêm email');
    await expect.poll(typed).toBe('');
  });

  it.each([
    [409, 'Một tài khoản khác đã dùng địa chỉ này.'],
    [422, 'Mã đã quá lâu.'],
  ])('one that is refused with %i is said why, and can be typed again', async (code, said) => {
    const t = await openSecurity({ codes: { takeContact: () => refusedWith(code) } });
    await change(t, 'Thêm email', 'email', 'moi@khandai.example');
    await t.says(said);
    // The same input would be refused again.
    expect(t.button('Tiếp tục')).toBeUndefined();
    await t.press('Nhập lại');
    await expect.poll(() => t.field('email')?.value).toBe('moi@khandai.example');
  });

  it('one that could not be saved for now is saved with another press', async () => {
    let away = true;
    const t = await openSecurity({
      codes: { takeContact: () => Promise.resolve(away ? failed({ kind: 'unreachable' }) : asMember) },
    });
    await change(t, 'Thêm email', 'email', 'moi@khandai.example');
    await t.says('Mất kết nối giữa chừng');
    away = false;
    await t.press('Tiếp tục');
    await expect.poll(t.notices).toEqual(['Đã lưu email moi@khandai.example']);
  });

  it('a proof that came too late is asked for anew, and the address is saved after it', async () => {
    let late = true;
    const t = await openSecurity({
      codes: { takeContact: () => (late ? refusedWith(403) : Promise.resolve(asMember)) },
    });
    await change(t, 'Thêm email', 'email', 'moi@khandai.example');
    await expect.poll(() => t.field('password')).not.toBeNull();
    late = false;
    await t.fill('password', 'mật khẩu của tôi');
    await t.press('Tiếp tục');
    await expect.poll(t.notices).toEqual(['Đã lưu email moi@khandai.example']);
  });
});

import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

describe('item 2: common passwords', () => {
  it('refuses the 3 000 that leaks have most often, of those that are long enough, with a year too', async () => {
    const most = dictionary['passwords-common'].filter((one) => one.length >= 8).slice(0, 3000);
    expect(most).toHaveLength(3000);
    for (const password of most)
      for (const form of [password, ` ${password.toUpperCase()} `, `${password}2026`])
        expect(await isCommonPassword(form, 'lan.anh.hn'), form).toBe(true);
  });

  it.each([
    'password',
    'Password1!',
    'P@ssw0rd2026',
    '12345678',
    '987654321',
    'qwertyuiop',
    'qwerty123456',
    'aaaaaaaa',
    'abcabcabc',
    '01011990',
    '1990-12-31',
    'iloveyou',
    'matkhau123',
    'Mật khẩu 123',
    'MẬTKHẨU@2026',
    'anhyeuem1',
    'football2024!',
    'trustno1',
    'zaq12wsx',
    'lan.anh.hn2026',
  ])('refuses %s', async (password) => {
    expect(await isCommonPassword(password, 'lan.anh.hn')).toBe(true);
  });

  it.each([
    'bến gỗ nắng sớm',
    'mưa rơi trên mái tôn 7',
    'correct zebra battery',
    'vK7#pTq2',
    'xe dap mau xanh la cay',
    '灣仔碼頭的夜晚很美麗',
    'tám cái bánh xèo',
  ])('item 3: takes %s, with no rule on what signs it holds', async (password) => {
    expect(await isCommonPassword(password, 'lan.anh.hn')).toBe(false);
  });
});

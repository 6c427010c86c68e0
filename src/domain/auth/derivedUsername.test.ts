import { expect, it } from 'vitest';
import { usernameProblem } from './credentials.ts';
import { derivedUsername } from './derivedUsername.ts';

it.each<readonly [readonly string[], string, string]>([
  [['Đặng Thị Thu Hà'], '', 'dang.thi.thu.ha'],
  [['  Lan -- Anh! '], '', 'lan.anh'],
  [['lan..anh'], '', 'lan.anh'],
  [['mai_ghe.c7'], '', 'mai_ghe.c7'],
  [['._Lan_.'], '', 'lan'],
  [['陳大文', 'chen.wen'], '', 'chen.wen'],
  [['陳大文'], '', 'thanh.vien'],
  [['An'], '', 'thanh.vien'],
  [['An'], '77', 'an77'],
  [['Admin', 'ad.min'], '', 'ad.min'],
  [['a'.repeat(40)], '', 'a'.repeat(32)],
  [['a'.repeat(40)], '4821', `${'a'.repeat(28)}4821`],
  [['0912345678'], '', 'thanh.vien'],
  [['0912345678', 'lan9'], '', 'lan9'],
  [[], '9', 'thanh.vien9'],
])('%j and "%s" make %s', (texts, suffix, username) => {
  expect(derivedUsername(texts, suffix)).toBe(username);
  expect(usernameProblem(username)).toBeNull();
});

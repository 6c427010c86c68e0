import { expect, it } from 'vitest';
import { withoutScores } from './withoutScores.ts';

it.each([
  ['Đang 1–0, mười phút tới sẽ hay lắm đây', 'Đang ?–?, mười phút tới sẽ hay lắm đây'],
  ['2-1!!! rồi 3 - 1', '?–?!!! rồi ?–?'],
  ['102–98 sau hiệp phụ', '?–? sau hiệp phụ'],
  ['từ 2020-11-21 đến nay', 'từ 2020-11-21 đến nay'],
  ['19:15 gặp nhau', '19:15 gặp nhau'],
  ['số 0901-234-567', 'số 0901-234-567'],
  ['không có gì', 'không có gì'],
])('%j reads %j', (text, read) => expect(withoutScores(text)).toBe(read));

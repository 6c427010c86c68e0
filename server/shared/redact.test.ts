import { expect, it } from 'vitest';
import { redacted } from './redact.ts';

it.each([
  ['Loading chunk 12 failed', 'Loading chunk 12 failed'],
  ['Page Not Found: /truc-tiep/the-thao/bong-da/a-b-f1', 'Page Not Found: /truc-tiep/the-thao/bong-da/a-b-f1'],
  ['at https://khandai.example/?token=abc#x (1)', 'at https://khandai.example/?[query] (1)'],
  ['thư lan.anh@khandai.example nhé', 'thư [mail] nhé'],
  ['gọi 0912 345 678 hay +84 912.345.678', 'gọi [number] hay [number]'],
  ['mã 123456', 'mã [number]'],
  ['từ 203.0.113.7', 'từ [address]'],
  ['từ 2001:db8::7 đó', 'từ [address] đó'],
  ['từ ::ffff:c0a8:1 đó', 'từ [address] đó'],
  [`Bearer ${'eyJhbGciOi'}.${'eyJzdWIiOi'}.${'c2lnbmF0dXJl'}`, 'Bearer [token]'],
  ['thẻ k3Jd82hsKQ01mxPQ92ndLs7f', 'thẻ [token]'],
  ['một\ndòng\u0000khác\u202Etới', 'một dòng khác tới'],
])('item 20: %j is written as %j', (text, written) => {
  expect(redacted(text)).toBe(written);
});

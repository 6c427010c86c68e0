import { expect, it } from 'vitest';
import { findRoute } from '#domain/routing/findRoute.ts';
import { splitLocale } from '#domain/locale/locale.ts';
import { createMailEnds } from './mailEnd.ts';

const ends = createMailEnds(Buffer.alloc(32, 7), 'https://khandai.example');
const end = { userId: 'u1', type: 'booking' } as const;
const tokenIn = (address: string): string => {
  const { path } = splitLocale(new URL(address).pathname);
  const match = findRoute(path);
  expect(match?.route.id).toBe('mailEnd');
  return match?.params['token'] ?? '';
};

it.each([
  ['vi', '/thoi-nhan-thu/'],
  ['en', '/en/thoi-nhan-thu/'],
  ['zh', '/zh/thoi-nhan-thu/'],
] as const)('the address that ends mails is a page in the reader’s language: %s', (locale, path) => {
  const address = ends.address(end, locale);
  expect(address.startsWith(`https://khandai.example${path}`)).toBe(true);
  expect(ends.read(tokenIn(address))).toEqual(end);
});

it('item 16: an altered token, one of another key and one of another use are nobody’s', () => {
  const token = tokenIn(ends.address(end, 'vi'));
  for (let i = 0; i < token.length; i += 1) {
    const other = token[i] === 'A' ? 'B' : 'A';
    expect(ends.read(token.slice(0, i) + other + token.slice(i + 1))).toBeNull();
  }
  expect(createMailEnds(Buffer.alloc(32, 8), 'https://khandai.example').read(token)).toBeNull();
  expect(ends.read('')).toBeNull();
});

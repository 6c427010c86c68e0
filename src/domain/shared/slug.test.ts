import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { slug } from './slug.ts';

it.each([
  ['Bến Gỗ', 'ben-go'],
  ['Đội Đỏ & Đen!', 'doi-do-den'],
  ['  two   blanks ', 'two-blanks'],
  ['a - b', 'a-b'],
  ['--a--b--', 'a-b'],
  ['U.23 (Nữ)', 'u23-nu'],
  ['曼聯', ''],
  ['', ''],
])('FMT-4: %j becomes "%s"', (text, expected) => {
  expect(slug(text)).toBe(expected);
});

it('FMT-4: a slug is lower case ASCII joined by single hyphens, and its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const made = slug(text);
      return /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(made) && slug(made) === made;
    }),
  );
});

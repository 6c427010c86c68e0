import { expect, it } from 'vitest';
import { ownPath } from './ownPath.ts';

it.each([
  '/',
  '/en',
  '/truc-tiep/the-thao/bong-da/a-b-1?tab=tips#chat',
  '/a//b',
  '/tìm?q=đội',
  '/?to=https://evil.example',
])('item 26: "%s" is a path of this site', (path) => expect(ownPath(path)).toBe(path));

it.each([
  '',
  'a',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\b',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/',
  ' /a',
  'javascript:alert(1)',
  `/${'a'.repeat(512)}`,
])('item 26: "%s" is none', (path) => expect(ownPath(path)).toBeNull());

import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it('values stand by their keys, in the order in which they came', () => {
  expect([...grouped(['b1', 'a1', 'b2', 'a2'], (text) => text[0])]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1', 'a2']],
  ]);
  expect(grouped([], () => 1).size).toBe(0);
});

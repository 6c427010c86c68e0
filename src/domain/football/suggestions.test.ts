import { expect, it } from 'vitest';
import { lookedAt, SUGGESTED, suggested } from './suggestions.ts';

it('TP-5: looks at what is followed, then at what is pinned, then at the best known, each once', () => {
  expect(lookedAt(['c'], new Set(['b', 'c']), ['a', 'b', 'c'])).toEqual(['c', 'b']);
  expect(lookedAt([], new Set(['gone']), ['a', 'b', 'c'])).toEqual(['a', 'b']);
  expect(lookedAt([], [], [])).toEqual([]);
});
it('TP-5: suggests from each in turn, nothing that is followed, and not too many', () => {
  const all = (...ids: readonly string[]) => ids.map((id) => ({ id }));
  expect(suggested([all('a', 'b', 'c'), all('x', 'a')], new Set(['b']))).toEqual(all('a', 'x', 'c'));
  expect(suggested([all(...'abcdefghij')], new Set())).toHaveLength(SUGGESTED.most);
  expect(suggested([], new Set())).toEqual([]);
});

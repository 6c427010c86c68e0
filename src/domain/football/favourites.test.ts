import { expect, it } from 'vitest';
import { aFavourite } from '../../../tests/fakes/favourites.ts';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { FAVOURITES, inOrder, liveFirst, moved } from './favourites.ts';
import { readKept, sortedKept, withKept, withoutKept, writeKept, type KeptFavourite } from './keptFavourites.ts';

it('TP-5: a list is in the member’s order; what it does not name comes first', () => {
  expect(inOrder(['d', 'c', 'b', 'a'], ['a', 'b', 'c'])).toEqual(['d', 'a', 'b', 'c']);
});

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [0, -1, 'abc'],
  [7, 0, 'abc'],
])('TP-5: from place %i to %i: %s', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});

it('TP-10: those with a match that runs come first', () => {
  const live = aFavourite({ target: { type: 'team', id: 'b' }, next: aFixture({ status: 'live' }) });
  const { next: _, ...idle } = aFavourite({ target: { type: 'team', id: 'a' } });
  expect(liveFirst([idle, aFavourite(), live]).map(({ target }) => target.id)).toEqual(['b', 'a', 'ben-go']);
});

const kept = (type: KeptFavourite['type'], id: string): KeptFavourite => ({ type, id, clientId: `c-${id}` });

it('TP-5: what a guest follows is read as it was written, the latest first and each once', () => {
  const all = withKept(withKept([kept('team', 'a'), kept('league', 'a')], kept('team', 'b')), kept('team', 'a'));
  expect(all).toEqual([kept('team', 'a'), kept('team', 'b'), kept('league', 'a')]);
  expect(readKept(writeKept(all))).toEqual(all);
  expect(writeKept([])).toBeNull();
  expect(readKept(null)).toEqual([]);
  expect(readKept('team a\nplanet mars c1\nteam a/b c1\nteam ok c2')).toEqual([
    { type: 'team', id: 'ok', clientId: 'c2' },
  ]);
});

it('TP-5: it is taken out and put in order by its kind, and is bounded', () => {
  const all = [kept('team', 'a'), kept('league', 'a'), kept('team', 'b')];
  expect(withoutKept(all, kept('team', 'a'))).toEqual([kept('league', 'a'), kept('team', 'b')]);
  expect(sortedKept(all, 'team', ['b', 'a'])).toEqual([kept('league', 'a'), kept('team', 'b'), kept('team', 'a')]);
  const many = Array.from({ length: FAVOURITES.most }, (_, i) => kept('team', `t${i}`));
  expect(withKept(many, kept('team', 'new'))).toHaveLength(FAVOURITES.most);
});

import { expect, it } from 'vitest';
import { searchText } from '#domain/schedule/matchSearch.ts';
import { nameIndex, type SearchedName } from './nameIndex.ts';

const named = (kind: SearchedName['kind'], id: string, ...names: readonly string[]): SearchedName => ({
  ...{ kind, id, text: searchText(names) },
});
const find = nameIndex([
  named('team', 'boke', 'Bờ Kè FC', 'BK 1931', '堤岸隊'),
  named('team', 'hem', 'Hẻm 12', 'Hem Muoi Hai'),
  named('league', 'quay', 'Giải Bờ Kè', '堤岸聯賽'),
]);
const found = (word: string) => {
  const { teams, leagues } = find(word);
  return [...teams, ...leagues].toSorted();
};

it('A-4: a word finds what begins with it, by every name and alias, in Chinese by any part', () => {
  expect(found('bo')).toEqual(['boke', 'quay']);
  expect(found('1931')).toEqual(['boke']);
  expect(found('mu')).toEqual(['hem']);
  expect(found('岸')).toEqual(['boke', 'quay']);
  expect(found('聯')).toEqual(['quay']);
});
it('A-4: and nothing inside a word of letters, nor what is not there', () => {
  for (const word of ['oke', 'e', 'zz', '\u0000']) expect(found(word)).toEqual([]);
});

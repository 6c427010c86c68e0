import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { namesIn } from './comment.ts';
import { mentionAt, mentionOf, offeredNames, withMention } from './mention.ts';

const people = ['Gió Bấc', 'Bác Tẩm', 'Hạt Dẻ', 'bac.nam'].map((nickname, i) => ({ userId: `u${i}`, nickname }));
const names = (query: string) => offeredNames(people, query).map(({ nickname }) => nickname);

it.each([
  ['@', 1, { from: 0, query: '' }],
  ['chào @Gi', 8, { from: 5, query: 'Gi' }],
  ['chào @Gió\u00a0B', 11, { from: 5, query: 'Gió B' }],
  ['chào @Gi nhé', 8, { from: 5, query: 'Gi' }],
  ['chào @Gi nhé', 12, null],
  ['a@b', 3, null],
  ['', 0, null],
])('SO-10: in %j at %d the name that is being typed is %j', (text, caret, mention) => {
  expect(mentionAt(text, caret)).toEqual(mention);
});

it('names are found with and without marks, the exact ones first, all before anything is typed, each once', () => {
  expect(names('')).toEqual(['Gió Bấc', 'Bác Tẩm', 'Hạt Dẻ', 'bac.nam']);
  expect(names('bác')).toEqual(['Bác Tẩm', 'Gió Bấc', 'bac.nam']);
  expect(names('hat')).toEqual(['Hạt Dẻ']);
  expect(names('x')).toEqual([]);
  expect(offeredNames([...people, ...people], '')).toHaveLength(4);
  expect(
    offeredNames(
      Array.from({ length: 9 }, (_, i) => ({ userId: `${i}`, nickname: 'An' })),
      'an',
    ),
  ).toHaveLength(6);
});

it('a chosen name takes the place of what was typed, and is one that the origin reads as a name', () => {
  const safe = fc.constantFrom('Gió Bấc', 'Hạt Dẻ', 'bác.tẩm', 'An_8');
  fc.assert(
    fc.property(
      fc.constantFrom('', 'chào ', 'a, '),
      safe,
      fc.constantFrom('', ' nhé', ', nhé'),
      (before, nickname, after) => {
        const typed = `${before}@${nickname.slice(0, 1)}`;
        const mention = mentionAt(typed + after, typed.length)!;
        const { text, caret } = withMention(typed + after, typed.length, mention, { nickname });
        expect(text).toBe(before + mentionOf({ nickname }) + after.trimStart());
        expect(text.slice(0, caret)).toBe(before + mentionOf({ nickname }));
        expect(namesIn(text)).toEqual([nickname]);
      },
    ),
  );
});

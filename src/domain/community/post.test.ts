import { expect, it } from 'vitest';
import { DRAFT_PLACE, postFault, POSTS, wordsOfPost } from './post.ts';

const nothing = { pictures: 0, embeds: 0, poll: false };

it.each([
  ['', nothing, 'empty'],
  ['Chào', nothing, null],
  ['', { ...nothing, pictures: 1 }, null],
  ['', { ...nothing, embeds: 1 }, null],
  ['', { ...nothing, poll: true }, null],
  ['ế'.repeat(POSTS.textMax), nothing, null],
  ['👨‍👩‍👧'.repeat(POSTS.textMax + 1), { ...nothing, pictures: 1 }, 'tooLong'],
] as const)('SO-2: what is wrong with %.10s', (text, has, fault) => {
  expect(postFault(text, has)).toBe(fault);
});

it.each([
  ['feed', true],
  ['group:g1', true],
  ['post:p1', true],
  ['group:', false],
  ['feed:x', false],
  ['room:1', false],
])('SO-2: a draft may wait at %s: %s', (place, may) => {
  expect(DRAFT_PLACE.test(place)).toBe(may);
});

it('SO-10: muted words are looked for in a poll too', () => {
  const options = [{ id: '1', text: 'Nhà', votes: 0 }];
  expect(wordsOfPost('Chào', { question: 'Ai thắng?', options })).toBe('Chào . Ai thắng? . Nhà');
  expect(wordsOfPost('Chào', null)).toBe('Chào');
});

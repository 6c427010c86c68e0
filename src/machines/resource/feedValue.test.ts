import { describe, expect, it } from 'vitest';
import { grown, merged, type Ahead, type Feed } from './feedValue.ts';

const bounds = { idOf: String, most: 9 };
const held = (text: string, next: string | null = 'on'): Feed<unknown> => ({
  ...{ list: [...text], next, full: false, about: {} },
});
const head = (text: string, next: string | null = 'on') => ({ list: [...text], next });
const text = (feed: Feed<unknown>) => `${feed.list.join('')} ${feed.next}`;
const waiting = (ahead: Ahead | null) => ahead && `${text(ahead.feed)}, ${ahead.count} new`;
const now = (before: Feed<unknown>, again: ReturnType<typeof head>) => {
  const { shown, ahead } = merged(before, again, bounds);
  return [text(shown), waiting(ahead)];
};

describe('a list that goes on', () => {
  it('takes the next slice under it, and nothing twice', () => {
    expect(text(grown(held('abc'), head('cde', 'later'), bounds))).toBe('abcde later');
  });

  it.each([
    ['abcdef', 'ghijk', 'later', 'abcdefghi null', true],
    ['abcdef', 'ghi', 'later', 'abcdefghi null', true],
    ['abcdef', 'ghi', null, 'abcdefghi null', false],
    ['ab', 'cd', null, 'abcd null', false],
  ])('ends where so much is held: %s and %s (%s)', (before, more, next, after, full) => {
    const feed = grown(held(before), head(more, next), bounds);
    expect([text(feed), feed.full]).toEqual([after, full]);
  });

  it('keeps what the slice read last tells besides', () => {
    const first = grown(null, { ...head('ab'), ...{ total: 7 } }, bounds);
    expect(first.about).toEqual({ total: 7 });
    expect(merged(first, { ...head('ab'), ...{ total: 6 } }, bounds).shown.about).toEqual({ total: 6 });
  });

  it.each([
    ['what is the same stays', 'abcdef', 'abc', 'abcdef on', null],
    ['what is new at the head waits', 'abcdef', 'yzabc', 'abcdef on', 'yzabcdef on, 2 new'],
    ['what is new between waits too', 'abcdef', 'axbc', 'abcdef on', 'axbcdef on, 1 new'],
    ['what is gone goes at once', 'abcdef', 'acd', 'acdef on', null],
    ['gone and new together', 'abcdef', 'zac', 'acdef on', 'zacdef on, 1 new'],
    ['nothing in common: only the head is known', 'abc', 'xyz', 'abc on', 'xyz on, 3 new'],
    ['what is told twice stands there once', 'abcdef', 'aabb', 'abcdef on', null],
  ])('%s', (_, before, again, shown, ahead) => {
    expect(now(held(before), head(again, 'on'))).toEqual([shown, ahead]);
  });

  it.each([
    ['of a whole list what is not told is gone', 'abc', 'ac', 'ac null', null],
    ['what comes at its end is under what is read', 'abc', 'abcd', 'abcd null', null],
    ['head and end together', 'abc', 'zabcd', 'abcd null', 'zabcd null, 1 new'],
    ['all of it is gone', 'abc', '', ' null', null],
    ['there was nothing', '', 'ab', 'ab null', null],
  ])('%s', (_, before, again, shown, ahead) => {
    expect(now(held(before, null), head(again, null))).toEqual([shown, ahead]);
  });

  it('says whether what waits goes over into what is shown', () => {
    expect(merged(held('abc'), head('za'), bounds).ahead?.joined).toBe(true);
    expect(merged(held('abc'), head('xyz'), bounds).ahead?.joined).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { SITE_ROLES } from '../auth/auth.ts';
import { graphemeCount } from '../door/graphemes.ts';
import {
  commentFault,
  COMMENTS,
  likedBy,
  mayDelete,
  mayEdit,
  namesIn,
  quoteOf,
  rankOf,
  tidyComment,
  type Comment,
} from './comment.ts';

const person = (userId: string, siteRoleId: number = SITE_ROLES.member) => ({
  ...{ userId, displayName: userId, nickname: userId, profilePicture: null, siteRoleId },
});
const comment: Comment = {
  ...{ commentId: 'c1', target: { type: 'fixture', id: 'f1' }, user: person('lan'), text: 'Hay', createdAt: 1000 },
  ...{ replyCount: 0, counters: { likes: 0, reactions: {} } },
};

describe('what is stored of a text', () => {
  it.each([
    ['  Hay quá  ', 'Hay quá'],
    ['một\r\nhai', 'một\nhai'],
    ['một  \n\n\n\nhai', 'một\n\nhai'],
    ['Việt', 'Việt'.normalize('NFC')],
    [' \n ', ''],
  ])('NE-8: %j is stored as %j', (typed, stored) => {
    expect(tidyComment(typed)).toBe(stored);
  });

  it('NE-8: characters count as people see them, and one too many is too long', () => {
    const family = '👨‍👩‍👧‍👦';
    expect([graphemeCount(family), graphemeCount('Tiếng Việt'.normalize('NFD'))]).toEqual([1, 10]);
    expect(commentFault(family.repeat(COMMENTS.textMax), 'article')).toBeNull();
    expect(commentFault('a'.repeat(COMMENTS.textMax + 1), 'article')).toBe('tooLong');
    expect(commentFault('', 'article')).toBe('empty');
  });

  it('A6: in a room a thread is one of short takes', () => {
    expect(commentFault('a'.repeat(400), 'room')).toBeNull();
    expect(commentFault('a'.repeat(401), 'room')).toBe('tooLong');
  });

  it('a quote is one line, cut between characters', () => {
    expect(quoteOf('một\nhai')).toBe('một hai');
    expect(quoteOf('a'.repeat(COMMENTS.quoteMax))).toBe('a'.repeat(COMMENTS.quoteMax));
    const cut = quoteOf('👨‍👩‍👧‍👦'.repeat(COMMENTS.quoteMax + 1));
    expect([graphemeCount(cut), cut.endsWith('👦…')]).toEqual([COMMENTS.quoteMax, true]);
  });
});

describe('who may do what', () => {
  it.each([
    ['its author at once', person('lan'), 1000, true],
    ['its author in the last millisecond', person('lan'), 999 + COMMENTS.editMs, true],
    ['its author after 15 minutes', person('lan'), 1000 + COMMENTS.editMs, false],
    ['somebody else', person('minh'), 1000, false],
    ['staff', person('qc', SITE_ROLES.qc), 1000, false],
    ['a guest', null, 1000, false],
  ])('NE-8: %s edits it: %s', (_who, viewer, now, may) => {
    expect(mayEdit(viewer, comment, now)).toBe(may);
    expect(mayEdit(viewer, { ...comment, deleted: true }, now)).toBe(false);
  });

  it.each([
    ['its author', person('lan'), true],
    ['somebody else', person('minh'), false],
    ['a commentator', person('blv', SITE_ROLES.commentator), false],
    ['staff', person('qc', SITE_ROLES.qc), true],
    ['a guest', null, false],
  ])('NE-8: %s deletes it: %s', (_who, viewer, may) => {
    expect(mayDelete(viewer, comment)).toBe(may);
    expect(mayDelete(viewer, { ...comment, deleted: true })).toBe(false);
  });
});

it('a like weighs two replies, a reply two other reactions', () => {
  expect(rankOf({ likes: 1, replies: 0, others: 0 })).toBe(rankOf({ likes: 0, replies: 2, others: 0 }));
  expect(rankOf({ likes: 0, replies: 1, others: 0 })).toBe(rankOf({ likes: 0, replies: 0, others: 2 }));
});

describe('whom a text names', () => {
  it.each<[string, readonly string[]]>([
    ['@Lan ơi', ['Lan']],
    ['chào @Thuỳ\u00a0Gió, @Minh.', ['Thuỳ Gió', 'Minh']],
    ['@Lan @Lan', ['Lan']],
    ['thư a@b.vn', []],
    ['@', []],
    [Array.from({ length: 12 }, (_, i) => `@ban${i}`).join(' '), Array.from({ length: 10 }, (_, i) => `ban${i}`)],
  ])('%j names %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

it('a like counts once, is taken back once, and a guest has none', () => {
  const seen: Comment = { ...comment, me: { reactions: ['🔥'] } };
  const liked = likedBy(seen, true);
  expect([liked.counters.likes, liked.me!.reactions]).toEqual([1, ['like', '🔥']]);
  expect(likedBy(liked, true)).toBe(liked);
  expect(likedBy(liked, false)).toEqual(seen);
  expect(likedBy(comment, true)).toBe(comment);
});

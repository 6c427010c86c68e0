import { isStaff } from '../auth/auth.ts';
import { isLongerThan } from '../door/graphemes.ts';
import type { User } from '../people/user.ts';
import { TAKES } from '../takes/take.ts';
import type { ReactionKind, Target, TargetType } from '../social/social.ts';

/**
 * Limits: characters of a comment as people count them, comments and replies per page, how long an own comment can be
 * edited, and for how long its deletion can be undone (milliseconds), characters of what is quoted, different people who are told of a mention, and comments of one
 * member in an hour.
 */
export const COMMENTS = {
  textMax: 1000,
  pageSize: 20,
  editMs: 15 * 60_000,
  undoMs: 60_000,
  quoteMax: 160,
  mentionsMost: 10,
  anHour: 60,
} as const;

/** The parameter of an address that names one comment of the page. */
export const LINKED_COMMENT = 'binh-luan';

/** Newest, best and oldest first. */
export const commentSorts = ['new', 'top', 'old'] as const;
export type CommentSort = (typeof commentSorts)[number];

/** What can be commented on; each of these types has a page with a thread. */
export const commentedTypes = [
  ...(['fixture', 'room', 'user', 'tip', 'article', 'highlight', 'film', 'chapter', 'song', 'game', 'post'] as const),
] as const satisfies readonly TargetType[];
export type CommentedType = (typeof commentedTypes)[number];

export interface CommentTarget extends Target {
  readonly type: CommentedType;
}

/** Maximum of characters of a comment on it: in a room a thread is one of short takes. */
export const mostOf = (type: CommentedType): number => (type === 'room' ? TAKES.textMax : COMMENTS.textMax);

/** What a comment quotes of another one of its thread, as it stood when it was quoted. */
export interface Quote {
  readonly commentId: string;
  /** Null once its author is gone. */
  readonly author: Pick<User, 'userId' | 'nickname'> | null;
  /** At most `COMMENTS.quoteMax` characters. Empty where the quoted comment was deleted since. */
  readonly text: string;
}

/** Words on a target, or on another comment: a thread has two levels. */
export interface Comment {
  readonly commentId: string;
  readonly target: CommentTarget;
  /** The comment of the first level that it answers; absent on the first level. */
  readonly parentId?: string;
  /** Null where it was deleted. */
  readonly user: User | null;
  /** Plain text with line breaks; empty where it was deleted. */
  readonly text: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** When its text was last changed, epoch milliseconds; absent if never. */
  readonly editedAt?: number;
  /** The second of a film or song that it belongs to. */
  readonly atSec?: number;
  readonly quote?: Quote;
  /** Its place is kept as long as it has replies. */
  readonly deleted?: true;
  /** It holds a word that the viewer muted. */
  readonly muted?: true;
  /** Those of the first level alone have replies; none of the people whom the viewer does not see count. */
  readonly replyCount: number;
  readonly counters: { readonly likes: number; readonly reactions: Readonly<Record<string, number>> };
  /** What the viewer reacted with; absent for guests. */
  readonly me?: { readonly reactions: readonly ReactionKind[] };
}

/** One of a member's own, with what it is about; that is null once it is gone. */
export interface OwnComment {
  readonly comment: Comment;
  readonly about: { readonly title: string; readonly path: string } | null;
}

/** The text as it is stored: normal form C, no blanks at the ends of its lines, at most one empty line in a row. */
export const tidyComment = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\S\n]+$/gmu, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();

export type CommentFault = 'empty' | 'tooLong';

/** What is wrong with a tidy text on such a thing, or null. */
export const commentFault = (text: string, type: CommentedType): CommentFault | null => {
  if (text === '') return 'empty';
  return isLongerThan(mostOf(type), text) ? 'tooLong' : null;
};

/** The beginning of a text, in whole characters, for a quote. */
export const quoteOf = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ');
  const characters = [...new Intl.Segmenter().segment(line)];
  if (characters.length <= COMMENTS.quoteMax) return line;
  return `${line.slice(0, characters[COMMENTS.quoteMax - 1]!.index).trimEnd()}…`;
};

type Viewer = Pick<User, 'userId' | 'siteRoleId'>;

/** Its author may change a comment for `COMMENTS.editMs` after writing it; `now` in epoch milliseconds. */
export const mayEdit = (viewer: Viewer | null, { user, createdAt, deleted }: Comment, now: number): boolean =>
  viewer !== null && !deleted && user?.userId === viewer.userId && now < createdAt + COMMENTS.editMs;

/** Its author may delete a comment at any time, and so may staff. */
export const mayDelete = (
  viewer: Viewer | null,
  { user, deleted }: { readonly user: Pick<User, 'userId'> | null; readonly deleted?: true },
): boolean => viewer !== null && !deleted && (user?.userId === viewer.userId || isStaff(viewer.siteRoleId));

/**
 * The rank of a comment among the best: a like counts 4, a reply 2, another reaction 1. Whole numbers, so that both
 * databases sort alike.
 */
export const rankOf = ({ likes, replies, others }: { likes: number; replies: number; others: number }): number =>
  likes * 4 + replies * 2 + others;

const MENTION = /(?<=^|[^\p{L}\p{N}_])@(?<name>[\p{L}\p{N}\p{M}_.\u00a0-]{2,48})/gu;

/** The names after "@" in a text, without repetition, at most `COMMENTS.mentionsMost`; a blank in a name is U+00A0. */
export const namesIn = (text: string): readonly string[] => {
  const found = new Set<string>();
  for (const { groups } of text.matchAll(MENTION)) {
    const name = (groups?.['name'] ?? '').replaceAll('\u00a0', ' ').replace(/[. -]+$/u, '');
    if (name.length >= 2) found.add(name);
  }
  return [...found].slice(0, COMMENTS.mentionsMost);
};

/** The comment after the viewer's like, or without it. Repeating it changes nothing; neither does a guest's. */
export const likedBy = (comment: Comment, on: boolean): Comment => {
  const { me, counters } = comment;
  if (!me || me.reactions.includes('like') === on) return comment;
  return {
    ...comment,
    me: { reactions: on ? ['like', ...me.reactions] : me.reactions.filter((kind) => kind !== 'like') },
    counters: { ...counters, likes: Math.max(0, counters.likes + (on ? 1 : -1)) },
  };
};

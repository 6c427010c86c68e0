import type { Poll } from '../chat/poll.ts';
import { tidyComment } from '../comments/comment.ts';
import { isLongerThan } from '../door/graphemes.ts';
import type { Locale } from '../locale/locale.ts';
import type { User } from '../people/user.ts';
import type { Card, ReactionKind, Target } from '../social/social.ts';
import type { Slice } from '../shared/slice.ts';

/**
 * SO-2, SO-3: characters of a post and of the description of a picture as people count them, pictures, embedded things,
 * posts of a page, posts of one member in an hour, changes of one post, drafts of a member, and up to how many new posts
 * are counted.
 */
export const POSTS = {
  textMax: 2000,
  altMax: 300,
  picturesMost: 4,
  embedsMost: 4,
  pageSize: 20,
  anHour: 30,
  editsMost: 50,
  draftsMost: 30,
  newMost: 99,
} as const;

/** Who may read a post: everybody, its author's friends, or those who may read its group. */
export const postVisibilities = ['public', 'friends', 'group'] as const;
export type PostVisibility = (typeof postVisibilities)[number];

/** Everybody's posts, those of friends, of one's groups, and what was saved. */
export const feedTabs = ['cong-dong', 'ban-be', 'nhom', 'da-luu'] as const;
export type FeedTab = (typeof feedTabs)[number];

/** A picture of a post; `alt` is empty where its author described nothing. */
export interface PostPicture {
  readonly url: string;
  readonly w: number;
  readonly h: number;
  readonly alt: string;
}

/** Something of the portal in a post; `card` is null where the viewer may not see it, or it is gone. */
export interface Embed {
  readonly target: Target;
  readonly card: Card | null;
}

export interface Post {
  readonly postId: string;
  readonly user: User;
  /** Plain text with line breaks. */
  readonly text: string;
  /** Of the portal as its author saw it. */
  readonly lang: Locale;
  readonly media: readonly PostPicture[];
  readonly embeds: readonly Embed[];
  readonly visibility: PostVisibility;
  /** The group that it stands in. */
  readonly groupId?: string;
  readonly groupName?: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** When it was last changed, epoch milliseconds; absent if never. */
  readonly editedAt?: number;
  readonly poll?: Poll;
  /** It stands above all others of its group. */
  readonly pinned?: true;
  /** The viewer muted its author or a word of it. */
  readonly muted?: true;
  /** Made up for the demo. */
  readonly demo?: true;
  /** Comments of people whom the viewer does not see do not count. */
  readonly counters: {
    readonly likes: number;
    readonly comments: number;
    readonly saves: number;
    readonly reactions: Readonly<Record<string, number>>;
  };
  /** Absent for guests. */
  readonly me?: {
    readonly liked: boolean;
    readonly saved: boolean;
    readonly reactions: readonly ReactionKind[];
    readonly canEdit: boolean;
  };
}

export interface PostSlice extends Slice<Post> {
  /** How many came before the first of an earlier page (`since`), at most `POSTS.newMost` + 1; absent without it. */
  readonly newCount?: number;
}

/** A version of a post's text; `at` is when it came to stand, epoch milliseconds. */
export interface PostVersion {
  readonly text: string;
  readonly at: number;
}

/** A question with its answers and seconds, before anybody asks it. */
export interface PollWish {
  readonly question: string;
  readonly options: readonly string[];
  readonly durationSec: number;
}

/** What a post brings beside its text. */
export interface PostParts {
  readonly pictures: number;
  readonly embeds: number;
  readonly poll: boolean;
}

export const tidyPost = tidyComment;

/** What is wrong with a tidy post, or null: it says nothing, or too much. */
export const postFault = (text: string, { pictures, embeds, poll }: PostParts): 'empty' | 'tooLong' | null => {
  if (text === '') return pictures + embeds > 0 || poll ? null : 'empty';
  return isLongerThan(POSTS.textMax, text) ? 'tooLong' : null;
};

/** Where a draft waits: the feed, a group, or a post that is being changed. */
export const DRAFT_PLACE = /^(feed|group:[A-Za-z0-9_-]{1,64}|post:[A-Za-z0-9_-]{1,64})$/u;

/** All that a post says, for whoever looks for words in it. */
export const wordsOfPost = (text: string, poll: Pick<Poll, 'question' | 'options'> | null): string =>
  [text, ...(poll ? [poll.question, ...poll.options.map((option) => option.text)] : [])].join(' . ');

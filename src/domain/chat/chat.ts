import { SITE_ROLES } from '../auth/auth.ts';
import type { Badge } from './badge.ts';

/** CHAT: delays in milliseconds; `maxConnections` counts the first one (CHAT-3). */
export const CHAT = {
  reconnectDelayMs: 1000,
  maxConnections: 5,
  /** An open socket that lasted this long starts the count anew. */
  stableAfterMs: 10_000,
  /** From given up, an answer of any call that comes this much later tries once more. */
  retryAfterAnswerMs: 20_000,
  /** From given up, a room that somebody looks at is read by a call this often. */
  readEveryMs: 20_000,
  /** A socket that has not opened by then is given up for a new one. */
  openWithinMs: 10_000,
  /** A send that an open socket has not answered by then: the socket is taken for dead. */
  ackWithinMs: 10_000,
  /** How long a gap may stand before the topic is asked for again. */
  resubscribeAfterMs: 2000,
  /** A room that nobody looks at any more leaves its topic after this. */
  leaveAfterMs: 5000,
  /** Older messages asked for at once. */
  historyPage: 50,
  defaultGroup: '30',
  maxTextLength: 500,
  shownMessages: 200,
  /** Close codes: token bad or ended, restart, abuse, too slow. */
  closed: { token: 4401, restart: 1012, abuse: 1008, slow: 1013 },
} as const;

/** CHAT-3: the words of the specification for when the socket gives up. */
export const GIVEN_UP_WARNING = 'Không thể kết nối với server chat, vui lòng thử lại sau...';

export type Topic = `chatroom.${string}` | `private.${string}`;

/** CHAT-4 and CHAT-7: where a group's messages go; group 30 where none is given. */
export const chatroomTopic = (groupId: string | null | undefined): Topic => `chatroom.${groupId || CHAT.defaultGroup}`;

/** A message as it stands in a topic's sequence. `createdAt` is epoch milliseconds. */
export interface ChatMessage {
  readonly kind: 'message';
  readonly groupMessageId: string;
  readonly groupId: string;
  readonly seq: number;
  readonly createdAt: number;
  readonly clientId: string;
  readonly userId: string;
  readonly showName: string;
  readonly colorName: string;
  readonly badge: Badge | null;
  readonly level?: number;
  readonly vipGroup: boolean;
  readonly isGuest: boolean;
  readonly originalMessage: string;
  readonly systemMessage: string | null;
  readonly parentMessageId: string | null;
  readonly reaction: Readonly<Record<string, number>>;
  readonly attachments: readonly unknown[];
  readonly toUserId: string | null;
}
export interface ChatReaction {
  readonly kind: 'reaction';
  readonly groupMessageId: string;
  readonly updatedReaction: Readonly<Record<string, number>>;
}
export interface ChatDeletion {
  readonly kind: 'deleted';
  readonly groupMessageId: string;
}
export type ChatEntry = ChatMessage | ChatReaction | ChatDeletion;

/** An entry with its place in the topic: `seq` has no gaps within an epoch. */
export interface Sequenced {
  readonly seq: number;
  readonly data: ChatEntry;
}

/** How far a reader has come in a topic; another epoch means the history began anew. */
export interface ChatPosition {
  readonly epoch: string;
  readonly seq: number;
}

/** CHAT-6: whether joining is announced: token holders only, never on the live schedule, never for site role 6. */
export const announcesJoin = (viewer: {
  readonly loggedIn: boolean;
  readonly siteRoleId: number;
  readonly path: string;
}): boolean =>
  viewer.loggedIn &&
  viewer.siteRoleId !== SITE_ROLES.silent &&
  !/^(\/(en|zh))?\/lich-truc-tiep(\/|$)/.test(viewer.path);

/** The emoji that a message can be answered with, in their order. */
export const reactions = ['👍', '❤️', '🔥', '😂', '😮', '😢', '👏', '⚽'] as const;

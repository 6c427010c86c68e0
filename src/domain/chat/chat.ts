import { SITE_ROLES } from '../auth/auth.ts';
import type { DuelEntry, DuelTopic } from '../games/chess/duel.ts';
import { isPartyTopic, type PartyTopic, type WatchEntry } from '../party/party.ts';
import type { Badge } from './badge.ts';
import type { Poll } from './poll.ts';
import type { ChatRules } from './rules.ts';

/** CHAT: delays in milliseconds; `maxConnections` includes the first one (CHAT-3). */
export const CHAT = {
  reconnectDelayMs: 1000,
  maxConnections: 5,
  /** A socket that stays open for this long resets the count of connections. */
  stableAfterMs: 10_000,
  /** After giving up: a successful call at least this much later triggers one more attempt. */
  retryAfterAnswerMs: 20_000,
  /** After giving up: how often a visible room is polled over HTTP. */
  readEveryMs: 20_000,
  /** Timeout for opening a socket, before a new one is tried. */
  openWithinMs: 10_000,
  /** Timeout for the answer to a sent message, before the socket counts as dead. */
  ackWithinMs: 10_000,
  /** How long a gap in the sequence may last before the topic is subscribed to again. */
  resubscribeAfterMs: 2000,
  /** How long after its last viewer leaves a room stays subscribed. */
  leaveAfterMs: 5000,
  /** Messages per page of history. */
  historyPage: 50,
  defaultGroup: '30',
  maxTextLength: 500,
  shownMessages: 200,
  /** WebSocket close codes: token invalid or session ended, server restart, abuse, client too slow. */
  closed: { token: 4401, restart: 1012, abuse: 1008, slow: 1013 },
} as const;

/** CHAT-3: the specified text for when the socket gives up. */
export const GIVEN_UP_WARNING = 'Không thể kết nối với server chat, vui lòng thử lại sau...';

export type Topic = `chatroom.${string}` | `private.${string}` | PartyTopic | DuelTopic;

/** CHAT-4, CHAT-7: the topic of a group; group 30 by default. A party's topic is what its chat goes by. */
export const chatroomTopic = (groupId: string | null | undefined): Topic =>
  groupId && isPartyTopic(groupId) ? groupId : `chatroom.${groupId || CHAT.defaultGroup}`;
/** The group of a room's topic. */
export const groupOfTopic = (topic: string): string => topic.slice('chatroom.'.length);

/** How often a message was reacted to from a moment on, epoch milliseconds. */
export interface ReactionTime {
  readonly ts: number;
  readonly reaction: Readonly<Record<string, number>>;
}

/** A chat message. `createdAt` is epoch milliseconds. */
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
  /** How it was reacted to from each of these moments on, oldest first; told of the past alone. */
  readonly reactionTimes?: readonly ReactionTime[];
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
/** A message that was deleted is there again, at its own place. */
export interface ChatRestoration {
  readonly kind: 'restored';
  readonly message: ChatMessage;
}
/** What stands in a room beside what is said there, as of `ts` (epoch milliseconds): the later one of a kind counts. */
export type ChatNotice =
  | { readonly kind: 'rules'; readonly ts: number; readonly rules: ChatRules }
  /** `message` is null where nothing is pinned any more. */
  | { readonly kind: 'pin'; readonly ts: number; readonly message: ChatMessage | null }
  | { readonly kind: 'poll'; readonly ts: number; readonly poll: Poll };
export type ChatEntry = ChatMessage | ChatReaction | ChatDeletion | ChatRestoration | ChatNotice;

/** An entry with its position in the topic: `seq` has no gaps within an epoch. */
export interface Sequenced {
  readonly seq: number;
  readonly data: ChatEntry;
}

/** An entry of a topic that has more than chat: what is not chat only counts. */
export interface Passing {
  readonly seq: number;
  readonly data: ChatEntry | WatchEntry | DuelEntry;
}

/** How far a reader has read a topic; a different epoch means that the history was restarted. */
export interface ChatPosition {
  readonly epoch: string;
  readonly seq: number;
}

/** CHAT-6: whether joining is announced: for members only, never on the live schedule, never for site role 6. */
export const announcesJoin = (viewer: {
  readonly loggedIn: boolean;
  readonly siteRoleId: number;
  readonly path: string;
}): boolean =>
  viewer.loggedIn &&
  viewer.siteRoleId !== SITE_ROLES.silent &&
  !/^(\/(en|zh))?\/lich-truc-tiep(\/|$)/.test(viewer.path);

/** How a message was reacted to at a moment, as far as its times are known. */
export const reactionAt = (
  { reactionTimes = [] }: Pick<ChatMessage, 'reactionTimes'>,
  moment: number,
): ChatMessage['reaction'] => reactionTimes.findLast(({ ts }) => ts <= moment)?.reaction ?? noReaction;
const noReaction: ChatMessage['reaction'] = {};

/** The emoji for reactions to a message, in display order. */
export const reactions = ['👍', '❤️', '🔥', '😂', '😮', '😢', '👏', '⚽'] as const;

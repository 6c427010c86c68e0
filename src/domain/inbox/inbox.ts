import type { User } from '../people/user.ts';
import { inboxTypes, type InboxType } from '../settings/settings.ts';

/**
 * CALL-3, SH-4: messages per page, milliseconds between two polls of the unread count, days that a message is kept, ids
 * in one call that marks messages as read.
 */
export const INBOX = { pageSize: 50, pollMs: 30_000, keepDays: 180, markAtOnce: 200 } as const;

/** Every kind of message, with its type. */
export const inboxKinds = {
  applicationSubmitted: 'apply',
  applicationReviewing: 'apply',
  applicationNeedInfo: 'apply',
  applicationApproved: 'apply',
  applicationRejected: 'apply',
  friendRequested: 'social',
  friendAccepted: 'social',
  commentAnswered: 'social',
  commentNamed: 'social',
  groupRequested: 'social',
  groupApproved: 'social',
  tipPublished: 'tip',
  chapterReleased: 'content',
  articleReleased: 'content',
  articleWaits: 'content',
  decisionRemoved: 'system',
  decisionMuted: 'system',
  decisionBanned: 'system',
  decisionUndone: 'system',
  appealGranted: 'system',
  appealKept: 'system',
  reportUpheld: 'system',
  reportRefused: 'system',
  passwordChanged: 'system',
  contactChanged: 'system',
  newDevice: 'system',
  referralQualified: 'reward',
  matchSoon: 'booking',
  matchStarts: 'booking',
  commentatorSoon: 'booking',
  commentatorStarts: 'booking',
  teamSoon: 'booking',
  teamStarts: 'booking',
  bookedMoved: 'booking',
  programmeSoon: 'booking',
  programmeStarts: 'booking',
  programmeMoved: 'booking',
  bookedPostponed: 'booking',
  bookedCancelled: 'booking',
  bookedAbandoned: 'booking',
  bookedWalkover: 'booking',
} as const satisfies Readonly<Record<string, InboxType>>;
export type InboxKind = keyof typeof inboxKinds;

/** A message to a member, in the reader's language. */
export interface InboxMessage {
  readonly id: string;
  readonly type: InboxType;
  /** What happened; messages of one kind with one `goTo` are shown as one. */
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly read: boolean;
  /** The page it links to: a path without language prefix. */
  readonly goTo?: string;
  /** The member who caused it. */
  readonly actor?: User;
}

/** Unread messages, by type and in total. */
export type Unread = Readonly<Record<InboxType | 'all', number>>;

export interface InboxPage {
  /** Newest first. */
  readonly list: readonly InboxMessage[];
  /** From 1. */
  readonly pageNum: number;
  readonly pageSize: number;
  /** Number of messages of the requested type. */
  readonly total: number;
  readonly unread: Unread;
}

/** Selects messages: some by id, those of one type, or all. */
export type InboxChoice = { readonly ids: readonly string[] } | { readonly type: InboxType | 'all' };

/** Several messages of one kind and one link, shown as the newest of them. */
export interface InboxGroup {
  readonly newest: InboxMessage;
  /** Newest first. */
  readonly ids: readonly string[];
}

/**
 * Groups messages of one kind and one link. Read and unread ones stay apart; each group takes the position of its
 * newest message.
 */
export const groupInbox = (messages: readonly InboxMessage[]): readonly InboxGroup[] => {
  const groups = new Map<string, { readonly newest: InboxMessage; readonly ids: string[] }>();
  for (const message of messages) {
    const key = `${message.kind} ${message.goTo ?? ''} ${message.read}`;
    const group = groups.get(key);
    if (group) group.ids.push(message.id);
    else groups.set(key, { newest: message, ids: [message.id] });
  }
  return [...groups.values()];
};

const isChosen = (choice: InboxChoice, { id, type }: InboxMessage): boolean =>
  'ids' in choice ? choice.ids.includes(id) : choice.type === 'all' || choice.type === type;

/**
 * A page of messages after the chosen ones were read. The counts can only follow what is on the page, or a whole type.
 */
export const withRead = <P extends Pick<InboxPage, 'list' | 'unread'>>(page: P, choice: InboxChoice): P => {
  const unread: Record<InboxType | 'all', number> = { ...page.unread };
  const drop = (type: InboxType, count: number) => {
    const dropped = Math.min(unread[type], count);
    unread[type] -= dropped;
    unread.all = Math.max(0, unread.all - dropped);
  };
  if ('ids' in choice)
    for (const message of page.list) {
      if (!message.read && isChosen(choice, message)) drop(message.type, 1);
    }
  else for (const type of inboxTypes) if (choice.type === 'all' || choice.type === type) drop(type, unread[type]);
  return {
    ...page,
    unread,
    list: page.list.map((message) => (isChosen(choice, message) ? { ...message, read: true } : message)),
  };
};

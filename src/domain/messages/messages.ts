import type { User } from '../match/match.ts';
import { messageTypes, type MessageType } from '../settings/settings.ts';

/** CALL-3, SH-4: messages of a page, milliseconds between two looks at the bell, days that a message is kept. */
export const MESSAGES = { pageSize: 50, pollMs: 30_000, keepDays: 180, markAtOnce: 200 } as const;

/** What a member can be told, and what that is about. */
export const messageKinds = {
  applicationSubmitted: 'apply',
  applicationReviewing: 'apply',
  applicationNeedInfo: 'apply',
  applicationApproved: 'apply',
  applicationRejected: 'apply',
  friendRequested: 'social',
  friendAccepted: 'social',
  passwordChanged: 'system',
  contactChanged: 'system',
  newDevice: 'system',
  referralQualified: 'reward',
  matchSoon: 'booking',
  matchStarts: 'booking',
  bookedMoved: 'booking',
  bookedPostponed: 'booking',
  bookedCancelled: 'booking',
  bookedAbandoned: 'booking',
  bookedWalkover: 'booking',
} as const satisfies Readonly<Record<string, MessageType>>;
export type MessageKind = keyof typeof messageKinds;

/** A message to a member, in the reader's language. */
export interface Message {
  readonly id: string;
  readonly type: MessageType;
  /** What happened; messages of one kind about one place are shown as one. */
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly read: boolean;
  /** Where it leads: a path without language prefix. */
  readonly goTo?: string;
  /** Who did it. */
  readonly actor?: User;
}

/** How many are not read, of each type and of all. */
export type Unread = Readonly<Record<MessageType | 'all', number>>;

export interface MessagePage {
  /** Newest first. */
  readonly list: readonly Message[];
  /** From 1. */
  readonly pageNum: number;
  readonly pageSize: number;
  /** Of the type that was asked for. */
  readonly total: number;
  readonly unread: Unread;
}

/** Which messages: some by their ids, those of a type, or all. */
export type MessageChoice = { readonly ids: readonly string[] } | { readonly type: MessageType | 'all' };

/** Several messages of one kind about one place, shown as the newest of them. */
export interface MessageGroup {
  readonly newest: Message;
  /** Newest first. */
  readonly ids: readonly string[];
}

/** Puts together what says the same: read and unread ones stay apart, and each group stands where its newest stood. */
export const groupMessages = (messages: readonly Message[]): readonly MessageGroup[] => {
  const groups = new Map<string, { readonly newest: Message; readonly ids: string[] }>();
  for (const message of messages) {
    const key = `${message.kind} ${message.goTo ?? ''} ${message.read}`;
    const group = groups.get(key);
    if (group) group.ids.push(message.id);
    else groups.set(key, { newest: message, ids: [message.id] });
  }
  return [...groups.values()];
};

const isChosen = (choice: MessageChoice, { id, type }: Message): boolean =>
  'ids' in choice ? choice.ids.includes(id) : choice.type === 'all' || choice.type === type;

/** A page as it is once those messages are read. Of counts, only what the page shows, or a whole type, can be known. */
export const withRead = (page: MessagePage, choice: MessageChoice): MessagePage => {
  const unread: Record<MessageType | 'all', number> = { ...page.unread };
  const drop = (type: MessageType, count: number) => {
    const dropped = Math.min(unread[type], count);
    unread[type] -= dropped;
    unread.all = Math.max(0, unread.all - dropped);
  };
  if ('ids' in choice)
    for (const message of page.list) {
      if (!message.read && isChosen(choice, message)) drop(message.type, 1);
    }
  else for (const type of messageTypes) if (choice.type === 'all' || choice.type === type) drop(type, unread[type]);
  return {
    ...page,
    unread,
    list: page.list.map((message) => (isChosen(choice, message) ? { ...message, read: true } : message)),
  };
};

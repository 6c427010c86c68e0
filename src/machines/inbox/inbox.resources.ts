import { INBOX, type Unread } from '#domain/inbox/inbox.ts';
import type { InboxType } from '#domain/settings/settings.ts';
import { succeeded } from '#ports/failure.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const none: Unread = { all: 0, system: 0, booking: 0, social: 0, reward: 0, apply: 0 };

/** What the bell counts; nothing, without a call, for a guest. */
export const inboxUnread = resource({
  name: 'inboxUnread',
  private: true,
  pollEveryMs: INBOX.pollMs,
  load: async ({ loadPort }: Ports, { member }: { readonly member: boolean }, signal) =>
    member ? (await loadPort('inbox')).unread(signal) : succeeded(none),
});

export interface InboxListInput {
  /** Null: of every type. */
  readonly type: InboxType | null;
  /** From 1. */
  readonly pageNum: number;
}

/** A page of the member's messages. */
export const inboxList = resource({
  name: 'inboxList',
  private: true,
  pollEveryMs: INBOX.pollMs,
  load: async ({ loadPort }: Ports, { type, pageNum }: InboxListInput, signal) =>
    (await loadPort('inbox')).page(type, pageNum, signal),
});

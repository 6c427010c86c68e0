import { MESSAGES, type Unread } from '#domain/messages/messages.ts';
import type { MessageType } from '#domain/settings/settings.ts';
import { succeeded } from '#ports/failure.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const none: Unread = { all: 0, system: 0, booking: 0, social: 0, reward: 0, apply: 0 };

/** What the bell counts; nothing, without a call, for a guest. */
export const unreadMessages = resource({
  name: 'unreadMessages',
  private: true,
  pollEveryMs: MESSAGES.pollMs,
  load: async ({ area }: Ports, { member }: { readonly member: boolean }, signal) =>
    member ? (await area('messages')).unread(signal) : succeeded(none),
});

export interface MessageListInput {
  /** Null: of every type. */
  readonly type: MessageType | null;
  /** From 1. */
  readonly pageNum: number;
}

/** A page of the member's messages. */
export const messageList = resource({
  name: 'messageList',
  private: true,
  pollEveryMs: MESSAGES.pollMs,
  load: async ({ area }: Ports, { type, pageNum }: MessageListInput, signal) =>
    (await area('messages')).page(type, pageNum, signal),
});

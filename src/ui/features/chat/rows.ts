import type { ChatMessage } from '#domain/chat/chat.ts';
import { badgeLabel } from '#domain/chat/badge.ts';
import type { LoggedMessage } from '#domain/chat/log.ts';

/** How a message is displayed. */
export type RowKind = 'system' | 'deleted' | 'commentator' | 'staff' | 'plain';

export const isCommentator = (message: Pick<ChatMessage, 'badge'>): boolean =>
  message.badge !== null && badgeLabel(message.badge) === 'BLV';

export const rowKind = (message: LoggedMessage): RowKind => {
  if (message.deleted) return 'deleted';
  if (message.systemMessage !== null) return 'system';
  if (isCommentator(message)) return 'commentator';
  const label = message.badge === null ? null : badgeLabel(message.badge);
  return label === 'QC' || label === 'AD' ? 'staff' : 'plain';
};

/** Names of recent authors, latest first, without duplicates. */
export const speakersOf = (messages: readonly LoggedMessage[]): readonly string[] => {
  const names = new Set<string>();
  for (const message of messages.toReversed())
    if (message.systemMessage === null && message.showName !== '') names.add(message.showName);
  return [...names];
};

/** The last things that somebody said and that still stand. */
export const lastSaid = (
  messages: readonly LoggedMessage[],
  most: number,
  isFolded: (message: LoggedMessage) => boolean,
): readonly LoggedMessage[] =>
  messages.filter((message) => !message.deleted && message.systemMessage === null && !isFolded(message)).slice(-most);

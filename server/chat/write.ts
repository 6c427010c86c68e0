import type { ChatEntry, ChatMessage, ChatNotice } from '#domain/chat/chat.ts';

/** A message before it has a place in its topic. */
export type NewMessage = Omit<ChatMessage, 'kind' | 'seq' | 'reaction'>;

interface Said {
  /** As the database names it: `chatroom.{id}`, or `private.{a}.{b}` with both ids in order. */
  readonly topic: string;
  readonly userId: string;
  readonly clientId: string;
  /** When it was asked for, epoch milliseconds. */
  readonly at: number;
}

/** What is stored in a topic. A clientId that this user used before stores nothing and gets its first answer again. */
export type ChatWrite =
  | (Said & { readonly kind: 'message'; readonly message: NewMessage; readonly addressHash: string | null })
  | (Said & {
      readonly kind: 'reaction';
      readonly groupMessageId: string;
      readonly reaction: string;
      readonly on: boolean;
    })
  /** Announces the topic's current rules, pinned message or poll, as an entry of its sequence. */
  | (Said & { readonly kind: 'notice'; readonly of: ChatNotice['kind'] })
  /** A decision took a message away, or an undo put it back. */
  | (Said & { readonly kind: 'change'; readonly groupMessageId: string })
  | (Said & { readonly kind: 'deletion'; readonly groupMessageId: string; readonly byStaff: boolean });

/** `seq` is null if nothing changed, so that nothing was stored. */
export type WriteResult =
  | { readonly kind: 'stored'; readonly groupMessageId: string; readonly seq: number; readonly data: ChatEntry }
  | { readonly kind: 'repeated'; readonly groupMessageId: string; readonly seq: number | null }
  | { readonly kind: 'refused'; readonly code: 403 | 404 | 422 };

/** A message that was just stored, as listeners get it. */
export const messageEntry = (message: NewMessage, seq: number): ChatMessage => ({
  kind: 'message',
  ...message,
  seq,
  reaction: {},
});

/** Stores writes in order of arrival; once answered, they are synced to disk. */
export interface ChatWriter {
  readonly write: (write: ChatWrite) => Promise<WriteResult>;
  /** Ends after all pending writes are stored. */
  readonly close: () => Promise<void>;
}

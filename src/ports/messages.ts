import type { MessageChoice, MessagePage, Unread } from '#domain/messages/messages.ts';
import type { MessageType } from '#domain/settings/settings.ts';
import type { Outcome } from './failure.ts';

/** What the portal tells the member. */
export interface MessagesPort {
  /** `type` null: of every type. Pages count from 1. */
  readonly page: (type: MessageType | null, pageNum: number, signal: AbortSignal) => Promise<Outcome<MessagePage>>;
  readonly unread: (signal: AbortSignal) => Promise<Outcome<Unread>>;
  /** Answers what is left unread. */
  /** Ends the mails of one type by a token of one of them, or has them sent again; `gone` where it is nobody's. */
  readonly mailEnd: (token: string, on: boolean, signal: AbortSignal) => Promise<Outcome<MessageType | 'gone'>>;
  readonly markRead: (choice: MessageChoice, signal: AbortSignal) => Promise<Outcome<Unread>>;
}

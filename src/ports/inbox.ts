import type { InboxChoice, InboxPage, Unread } from '#domain/inbox/inbox.ts';
import type { InboxType } from '#domain/settings/settings.ts';
import type { Outcome } from './failure.ts';

/** The member's inbox. */
export interface InboxPort {
  /** `type` null: of every type. Pages count from 1. */
  readonly page: (type: InboxType | null, pageNum: number, signal: AbortSignal) => Promise<Outcome<InboxPage>>;
  readonly unread: (signal: AbortSignal) => Promise<Outcome<Unread>>;
  /** Gives the unread counts afterwards. */
  /**
   * Unsubscribes from the mails of one type by the token in one of them, or subscribes again; `gone` for an invalid
   * token.
   */
  readonly mailEnd: (token: string, on: boolean, signal: AbortSignal) => Promise<Outcome<InboxType | 'gone'>>;
  readonly markRead: (choice: InboxChoice, signal: AbortSignal) => Promise<Outcome<Unread>>;
}

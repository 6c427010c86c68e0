import type { InboxChoice, InboxPage, Unread } from '#domain/inbox/inbox.ts';
import type { InboxType } from '#domain/settings/settings.ts';
import type { Outcome } from './failure.ts';

/** What the portal tells the member. */
export interface InboxPort {
  /** `type` null: of every type. Pages count from 1. */
  readonly page: (type: InboxType | null, pageNum: number, signal: AbortSignal) => Promise<Outcome<InboxPage>>;
  readonly unread: (signal: AbortSignal) => Promise<Outcome<Unread>>;
  /** Answers what is left unread. */
  /** Ends the mails of one type by a token of one of them, or has them sent again; `gone` where it is nobody's. */
  readonly mailEnd: (token: string, on: boolean, signal: AbortSignal) => Promise<Outcome<InboxType | 'gone'>>;
  readonly markRead: (choice: InboxChoice, signal: AbortSignal) => Promise<Outcome<Unread>>;
}

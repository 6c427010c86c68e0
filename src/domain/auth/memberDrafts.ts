import type { Channel } from './contacts.ts';
import { PENDING_CODES } from './pendingCode.ts';

/** Where a browser keeps what is half typed in the forms of an account. */
export const nicknameDraft = (userId: string): string => `khandai.nickname.${userId}`;
export const contactDraft = (userId: string, channel: Channel): string => `khandai.contact.${userId}.${channel}`;
/** Null for a guest, whose draft goes over to whoever logs in. */
export const applicationDraft = (userId: string | null): string => `khandai.application.${userId ?? 'guest'}`;

/** Whose drafts a browser keeps: the member that was last here, known also while nobody can be asked who it is. */
export const LAST_MEMBER = 'khandai.member';

/** All that goes with a member who leaves this browser; null for one that is not known. */
export const draftsOf = (userId: string | null): readonly string[] => [
  ...(userId === null
    ? []
    : [
        nicknameDraft(userId),
        contactDraft(userId, 'mail'),
        contactDraft(userId, 'sms'),
        applicationDraft(userId),
        LAST_MEMBER,
      ]),
  // What was begun as a guest was gone on with as this member.
  applicationDraft(null),
  PENDING_CODES,
];

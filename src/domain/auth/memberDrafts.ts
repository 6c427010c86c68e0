import type { Channel } from './contacts.ts';
import { PENDING_CODES } from './pendingCode.ts';

/** Storage keys of half-filled account forms. */
export const nicknameDraft = (userId: string): string => `khandai.nickname.${userId}`;
export const contactDraft = (userId: string, channel: Channel): string => `khandai.contact.${userId}.${channel}`;
/** A guest's draft (null) passes to whoever logs in. */
export const applicationDraft = (userId: string | null): string => `khandai.application.${userId ?? 'guest'}`;

/** The last tip that a member was writing. */
export const tipDraft = (userId: string): string => `khandai.tip.${userId}`;

/**
 * Storage key of the last member's id in this browser, so that their drafts are found while the session is still
 * unknown.
 */
export const LAST_MEMBER = 'khandai.member';

/** All storage keys to remove when a member logs out; null for a member whose id is unknown. */
export const draftsOf = (userId: string | null): readonly string[] => [
  ...(userId === null
    ? []
    : [
        nicknameDraft(userId),
        contactDraft(userId, 'mail'),
        contactDraft(userId, 'sms'),
        applicationDraft(userId),
        tipDraft(userId),
        LAST_MEMBER,
      ]),
  // A guest's draft is removed too: the member who logged in has continued it.
  applicationDraft(null),
  PENDING_CODES,
];

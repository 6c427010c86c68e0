import { INBOX, type Unread } from '#domain/inbox/inbox.ts';
import type { InboxType } from '#domain/settings/settings.ts';
import { succeeded } from '#ports/failure.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const none: Unread = { all: 0, system: 0, booking: 0, social: 0, tip: 0, content: 0, reward: 0, apply: 0 };

/** The unread counts; zero, without a call, for a guest. */
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
}

/** The member's messages. The call has numbered pages (CALL-3), so the cursor is the number of the next page. */
export const inboxList = feed({
  name: 'inboxList',
  private: true,
  pollEveryMs: INBOX.pollMs,
  load: async ({ loadPort }: Ports, { type }: InboxListInput, cursor, signal) => {
    const outcome = await (await loadPort('inbox')).page(type, Number(cursor ?? 1), signal);
    if (!outcome.ok) return outcome;
    const { list, pageNum, pageSize, total, unread } = outcome.value;
    return succeeded({ list, unread, next: pageNum * pageSize < total ? String(pageNum + 1) : null });
  },
  idOf: ({ id }) => id,
});

import { inbox } from '#contract/http/inbox.ts';
import { INBOX } from '#domain/inbox/inbox.ts';
import { succeeded } from '#ports/failure.ts';
import type { InboxPort } from '#ports/inbox.ts';
import type { Send } from './send.ts';

export const httpInbox = (send: Send): InboxPort => ({
  page: (type, pageNum, signal) =>
    send(inbox.list, { ...(type && { type }), pageNum, pageSize: INBOX.pageSize }, signal),
  unread: async (signal) => {
    const outcome = await send(inbox.list, { pageSize: 1 }, signal);
    return outcome.ok ? succeeded(outcome.value.unread) : outcome;
  },
  mailEnd: async (token, on, signal) => {
    const outcome = await send(inbox.unsubscribe, { token, on }, signal);
    if (outcome.ok) return succeeded(outcome.value.type);
    const gone = outcome.failure.kind === 'refused' && [410, 422].includes(outcome.failure.code);
    return gone ? succeeded('gone') : outcome;
  },
  markRead: (choice, signal) => send(inbox.markRead, choice, signal),
});

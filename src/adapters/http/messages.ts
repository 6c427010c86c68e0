import { messages } from '#contract/http/messages.ts';
import { MESSAGES } from '#domain/messages/messages.ts';
import { succeeded } from '#ports/failure.ts';
import type { MessagesPort } from '#ports/messages.ts';
import type { Send } from './send.ts';

export const httpMessages = (send: Send): MessagesPort => ({
  page: (type, pageNum, signal) =>
    send(messages.list, { ...(type && { type }), pageNum, pageSize: MESSAGES.pageSize }, signal),
  unread: async (signal) => {
    const outcome = await send(messages.list, { pageSize: 1 }, signal);
    return outcome.ok ? succeeded(outcome.value.unread) : outcome;
  },
  mailEnd: async (token, on, signal) => {
    const outcome = await send(messages.unsubscribe, { token, on }, signal);
    if (outcome.ok) return succeeded(outcome.value.type);
    const gone = outcome.failure.kind === 'refused' && [410, 422].includes(outcome.failure.code);
    return gone ? succeeded('gone') : outcome;
  },
  markRead: (choice, signal) => send(messages.markRead, choice, signal),
});

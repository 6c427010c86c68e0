import { useCallback } from 'react';
import { withRead, type MessageChoice } from '#domain/messages/messages.ts';
import { messageList, unreadMessages, type MessageListInput } from '#machines/messages/messages.resources.ts';
import { failed } from '#ports/failure.ts';
import { useApp } from '../hooks/useApp.ts';
import { useMessages } from '../hooks/useMessages.ts';

/** Marks messages as read: shown at once on the page that is open, told to the origin, and read back where it said no. */
export const useReading = (input: MessageListInput) => {
  const t = useMessages('messages');
  const { area, notify, resources } = useApp();
  const { userId, type, pageNum } = input;
  return useCallback(
    async (choice: MessageChoice): Promise<void> => {
      resources.update(messageList, { userId, type, pageNum }, (page) => withRead(page, choice));
      const outcome = await area('messages')
        .then((port) => port.markRead(choice, new AbortController().signal))
        .catch(() => failed({ kind: 'unreachable' }));
      if (outcome.ok) resources.update(unreadMessages, { userId }, () => outcome.value);
      else notify('error', t('markFailed'));
      resources.invalidate(messageList);
    },
    [area, notify, resources, t, userId, type, pageNum],
  );
};

import { useCallback } from 'react';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { befriend } from '#machines/people/people.acts.ts';
import { press, sayWhyNot } from '../../app/press.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useWords } from '../../hooks/useWords.ts';

/** Sends a friend request and shows the result as a notice, because the sheet is closed by then. */
export const useBefriend = () => {
  const app = useApp();
  const t = useWords('chatActs');
  return useCallback(
    async ({ userId, showName: name }: LoggedMessage): Promise<void> => {
      const end = await press(app, befriend, { act: 'request', userId });
      if (end.kind === 'done') app.notify('success', t('befriended', { name }));
      else await sayWhyNot(app, end, ({ kind }) => (kind === 'refused' ? t('befriendFailed') : null));
    },
    [app, t],
  );
};

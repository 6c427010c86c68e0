import { useCallback } from 'react';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { friendship } from '#machines/people/people.resources.ts';
import { failed } from '#ports/failure.ts';
import { requireMember } from '../../app/requireMember.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useMessages } from '../../hooks/useMessages.ts';

/** Asks the author of a message to be friends, and says what came of it. */
export const useBefriend = () => {
  const app = useApp();
  const t = useMessages('chat');
  return useCallback(
    async ({ userId, showName: name }: LoggedMessage): Promise<void> => {
      if (!(await requireMember(app))) return;
      const outcome = await app
        .area('people')
        .then((port) => port.act('request', userId, new AbortController().signal))
        .catch(() => failed({ kind: 'unreachable' }));
      app.resources.invalidate(friendship);
      app.notify(outcome.ok ? 'success' : 'error', outcome.ok ? t('befriended', { name }) : t('befriendFailed'));
    },
    [app, t],
  );
};

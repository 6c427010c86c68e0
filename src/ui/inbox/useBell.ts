import { inboxList, inboxUnread } from '#machines/inbox/inbox.resources.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLayer } from '../hooks/useLayer.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn, useViewer } from '../hooks/useViewer.ts';
import { INBOX_LAYER } from './inboxLayer.ts';

/** Number of the member's unread messages. */
export const useUnread = (): number => {
  const viewer = useViewer();
  const member = useLoggedIn() && viewer !== null;
  return useResource(inboxUnread, { member }).value?.all ?? 0;
};

/** The props of a button that opens the inbox and reloads it. */
export const useBell = () => {
  const { resources } = useApp();
  const { open, show } = useLayer(INBOX_LAYER);
  return {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: () => {
      resources.invalidate(inboxList);
      show();
    },
  } as const;
};

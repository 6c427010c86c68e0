import { inboxList, inboxUnread } from '#machines/inbox/inbox.resources.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLayer } from '../hooks/useLayer.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn, useViewer } from '../hooks/useViewer.ts';
import { INBOX_LAYER } from './inboxLayer.ts';

/** How many of a member's messages are not read. */
export const useUnread = (): number => {
  const viewer = useViewer();
  const member = useLoggedIn() && viewer !== null;
  return useResource(inboxUnread, { member }).value?.all ?? 0;
};

/** What a button is given that opens a member's messages, as they are then. */
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

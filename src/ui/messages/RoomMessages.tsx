import { messageList, unreadMessages } from '#machines/messages/messages.resources.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLayer } from '../hooks/useLayer.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useResource } from '../hooks/useResource.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx';
import { dot } from './Bell.css.ts';
import { MESSAGES_LAYER } from './messagesLayer.ts';

const useUnread = (): number => {
  const userId = useViewer()?.userId ?? null;
  return useResource(unreadMessages, { userId }).value?.all ?? 0;
};

/** SH-4: a sign on a button that messages wait behind it; what it says has the id, for the button to be described by. */
export const UnreadDot = ({ id }: { readonly id: string }) => {
  const t = useMessages('messages');
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span className={dot} id={id}>
      <VisuallyHidden>{t.tn('bell', unread)}</VisuallyHidden>
    </span>
  );
};

/** SH-4: the way to a member's messages in words, and how many are not read. */
export const MessagesButton = () => {
  const t = useMessages('messages');
  const { resources } = useApp();
  const { open, show } = useLayer(MESSAGES_LAYER);
  const unread = useUnread();
  return (
    <Button
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => {
        resources.invalidate(messageList);
        show();
      }}
    >
      <Icon name="bell" />
      {unread === 0 ? t('title') : t.tn('bell', unread)}
    </Button>
  );
};

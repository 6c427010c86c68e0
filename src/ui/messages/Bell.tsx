import { messageList, unreadMessages } from '#machines/messages/messages.resources.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLayer } from '../hooks/useLayer.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useResource } from '../hooks/useResource.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { count } from './Bell.css.ts';
import { MESSAGES_LAYER } from './messagesLayer.ts';

const MOST = 99;

/** SH-4: the way to a member's messages, and how many are not read. */
export const Bell = () => {
  const t = useMessages('messages');
  const { resources } = useApp();
  const userId = useViewer()?.userId ?? null;
  const { open, show } = useLayer(MESSAGES_LAYER);
  const unread = useResource(unreadMessages, { userId }).value?.all ?? 0;
  return (
    <IconButton
      label={unread === 0 ? t('bellNone') : t.tn('bell', unread)}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => {
        resources.invalidate(messageList);
        show();
      }}
    >
      <Icon name="bell" size={20} />
      {unread > 0 && (
        <span className={count} aria-hidden="true">
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
    </IconButton>
  );
};

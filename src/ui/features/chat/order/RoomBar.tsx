import { Suspense, useState } from 'react';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { isShown } from '#domain/chat/poll.ts';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import { pinMessage } from '#machines/chatRoom/chatRoom.acts.ts';
import { chatRoomDetail } from '#machines/chatRoom/chatRoom.resources.ts';
import { useAct } from '../../../hooks/useAct.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useResource } from '../../../hooks/useResource.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { IconButton } from '../../../kit/IconButton.tsx';
import { lazyPart } from '../../../kit/lazyPart.tsx';
import { useShown } from '../useChatRoom.ts';
import * as styles from './order.css.ts';
import { PollBanner } from './PollBanner.tsx';

const KeeperLine = lazyPart(() => import('./KeeperLine.tsx'));

interface RoomBarProps {
  readonly room: ChatRoom;
  readonly groupId: string;
  /** May keep order in some room; whether in this one, the origin says. */
  readonly keeper: boolean;
}

/** CH-9: above the messages, what is pinned and the poll; for those who keep order, their tools. */
export default function RoomBar({ room, groupId, keeper }: RoomBarProps) {
  const { pinned, poll } = useShown(room, (shown) => shown.standing);
  const now = useNow(1000);
  const isAsked = poll !== null && isShown(poll, now);
  return (
    <div className={styles.bar}>
      {keeper && (
        <Suspense>
          <KeeperLine room={room} groupId={groupId} />
        </Suspense>
      )}
      {pinned && <Pinned groupId={groupId} message={pinned} keeper={keeper} />}
      {isAsked && <PollBanner key={poll.pollId} groupId={groupId} poll={poll} now={now} keeper={keeper} />}
    </div>
  );
}

interface PinnedProps {
  readonly groupId: string;
  readonly message: Pick<LoggedMessage, 'showName' | 'originalMessage'>;
  readonly keeper: boolean;
}
const Pinned = ({ groupId, message, keeper }: PinnedProps) => {
  const t = useWords('chatOrder');
  const [whole, setWhole] = useState(false);
  return (
    <div className={styles.line} role="note" aria-label={t('pinned')}>
      <span className={styles.sign}>
        <Icon name="pin" size={18} />
      </span>
      <p className={styles.said} data-whole={whole || undefined}>
        <b>{message.showName}</b> {message.originalMessage}
      </p>
      {keeper && <Unpin groupId={groupId} />}
      <IconButton label={t(whole ? 'less' : 'more')} aria-expanded={whole} onClick={() => setWhole(!whole)}>
        <Icon name={whole ? 'chevron-up' : 'chevron-down'} size={18} />
      </IconButton>
    </div>
  );
};
const Unpin = ({ groupId }: { readonly groupId: string }) => {
  const t = useWords('chatOrder');
  const role = useResource(chatRoomDetail, { groupId }).value?.me.role;
  const { press } = useAct(pinMessage);
  if (role !== 'owner' && role !== 'mod') return null;
  return (
    <IconButton label={t('unpin')} onClick={() => void press({ groupId, on: false })}>
      <Icon name="x" size={18} />
    </IconButton>
  );
};

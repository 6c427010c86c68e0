import { Suspense, useMemo, useState } from 'react';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import type { Folds } from './ChatFolds.tsx';
import { ChatLog, type ChatLogProps } from './ChatLog.tsx';
import { useShown } from './useChatRoom.ts';
import { useMessages } from './useMessages.ts';

const BeatHeld = lazyPart(() => import('./BeatHeld.tsx'));
const ChatFolds = lazyPart(() => import('./ChatFolds.tsx'));

interface RoomLogProps extends Pick<
  ChatLogProps,
  'reading' | 'onlyCommentators' | 'me' | 'actions' | 'onReading' | 'onLost'
> {
  readonly room: ChatRoom;
  /** The socket has given up, so no messages arrive by it. */
  readonly givenUp: boolean;
}

/** The messages of a room: the only part of the panel that renders with every batch. */
export const RoomLog = ({ room, givenUp, ...rest }: RoomLogProps) => {
  const unknown = useShown(room, (shown) => shown.unknown);
  const joined = useShown(room, (shown) => shown.joined);
  const beat = useShown(room, (shown) => shown.beat) ?? 0;
  const mine = useShown(room, (shown) => shown.mine);
  const [folds, setFolds] = useState<Folds | null>(null);
  const myReactions = useMemo(
    () => new Map(Object.entries(mine).map(([id, emoji]) => [id, new Set(emoji)] as const)),
    [mine],
  );
  return (
    <ChatLog
      {...rest}
      messages={useMessages(room)}
      outbox={useShown(room, (shown) => shown.outbox)}
      older={useShown(room, (shown) => shown.older)}
      unseen={useShown(room, (shown) => shown.unseen)}
      unknown={unknown}
      loading={!joined && !unknown && !givenUp}
      myReactions={myReactions}
      folds={folds}
      over={
        <Suspense>
          <ChatFolds onFolds={setFolds} />
          {beat > 0 && !rest.reading && <BeatHeld count={beat} />}
        </Suspense>
      }
      onOlder={() => void room.loadOlder()}
      onRetry={room.retry}
      onDiscard={room.discard}
    />
  );
};

import { useMemo, type RefObject } from 'react';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { isPartyTopic } from '#domain/party/party.ts';
import { isMemberId } from '#domain/people/people.ts';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useWords } from '../../hooks/useWords.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { ReportPart } from '../../shared/report/ReportPart.tsx';
import type { ComposerHandle } from './Composer.tsx';
import { mentionOf } from './mentions.ts';
import type { MessageSheetProps } from './MessageSheet.tsx';
import { useShown } from './useChatRoom.ts';

const MessageSheet = lazyPart(() => import('./MessageSheet.tsx'));
const PersonSheet = lazyPart(() => import('./PersonSheet.tsx'));
const OrderSheet = lazyPart(() => import('./order/OrderSheet.tsx'));

/** Which sheet is open, about which message. */
export interface Opened {
  readonly as: 'message' | 'person' | 'order' | 'report';
  readonly message: LoggedMessage;
  /** Where the finger is that opened it. */
  readonly y: number | null;
}

interface ChatSheetsProps extends Pick<MessageSheetProps, 'onReply' | 'onReact' | 'onClose'> {
  readonly room: ChatRoom;
  readonly groupId: string;
  readonly opened: Opened;
  readonly onOpen: (opened: Opened) => void;
  readonly composer: RefObject<ComposerHandle | null>;
  /** The viewer's id; null for a guest. */
  readonly me: string | null;
  readonly keeper: boolean;
}

/** The sheets over the chat: what can be done with a message, who wrote it, a report, and what those may do who keep order. */
export default function ChatSheets(props: ChatSheetsProps) {
  const { room, groupId, opened, onOpen, onClose, composer, me, keeper, onReply, onReact } = props;
  const { message } = opened;
  const t = useWords('chat');
  const notify = useNotify();
  const reacted = useShown(room, (shown) => shown.mine[message.groupMessageId]);
  const mine = message.userId === me;
  const mention = ({ showName }: LoggedMessage) => composer.current?.insert(`${mentionOf(showName)} `);
  const copy = ({ originalMessage }: LoggedMessage) =>
    void navigator.clipboard?.writeText(originalMessage).then(() => notify('success', t('copied')));
  const inPlace = (as: Opened['as']) => () => onOpen({ as, message, y: null });
  const known = useMemo(() => (reacted ? new Set(reacted) : null), [reacted]);
  if (opened.as === 'person')
    return <PersonSheet message={message} mine={mine} onClose={onClose} onMention={mention} />;
  if (opened.as === 'report')
    return (
      <ReportPart
        target={{ type: isPartyTopic(groupId) ? 'partyMessage' : 'message', id: message.groupMessageId }}
        name={message.showName}
        onClose={onClose}
      />
    );
  if (opened.as === 'order') return <OrderSheet groupId={groupId} message={message} onClose={onClose} />;
  return (
    <MessageSheet
      message={message}
      reacted={known}
      from={opened.y}
      mine={mine}
      staff={keeper}
      onPerson={inPlace('person')}
      onOrder={inPlace('order')}
      onReport={inPlace('report')}
      onClose={onClose}
      onReply={onReply}
      onReact={onReact}
      onCopy={copy}
      onMention={mention}
      befriendable={isMemberId(message.userId)}
      onRemove={({ groupMessageId }) => room.remove(groupMessageId)}
    />
  );
}

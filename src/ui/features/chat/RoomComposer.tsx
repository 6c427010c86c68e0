import type { Ref } from 'react';
import { CHAT } from '#domain/chat/chat.ts';
import type { LoggedMessage } from '#domain/chat/log.ts';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import { requireMember } from '../../app/requireMember.ts';
import { useApp } from '../../hooks/useApp.ts';
import { Composer, type ComposerHandle } from './Composer.tsx';
import { speakersOf } from './rows.ts';
import { useShown } from './useChatRoom.ts';
import { draftKey } from '../../shared/draftKey.ts';
import { useDraft } from '../../shared/useDraft.ts';
import { refusedForNow, useSlowDown } from './useSlowDown.ts';

interface RoomComposerProps {
  readonly room: ChatRoom;
  readonly groupId: string;
  /** The member's own name, which is not suggested for mentions. */
  readonly me: string | null;
  readonly replyTo: LoggedMessage | null;
  /** The rules of the room are not theirs. */
  readonly free: boolean;
  readonly onCancelReply: () => void;
  readonly onSent: () => void;
  readonly ref?: Ref<ComposerHandle>;
}

/** The composer of a room. It renders when the text changes, never for others' messages. */
export const RoomComposer = ({ room, groupId, me, replyTo, free, onCancelReply, onSent, ref }: RoomComposerProps) => {
  const app = useApp();
  const { text: draft, write } = useDraft(draftKey(groupId));
  const slow = useSlowDown(useShown(room, (shown) => refusedForNow(shown.outbox)));
  const rules = useShown(room, (shown) => shown.standing.rules);
  // What was not taken counts for no slow mode.
  const dropped = useShown(room, (shown) => shown.outbox.some(({ state }) => state === 'refused'));
  if (dropped && slow.seconds > 0) slow.begin(0);
  const send = async () => {
    const text = draft.trim();
    const parentId = replyTo?.groupMessageId;
    const intent = { kind: 'message', what: text, groupId, ...(parentId !== undefined && { parentId }) } as const;
    if (text === '' || !(await requireMember(app, intent))) return;
    room.send(text, parentId);
    write('');
    if (rules && !free) slow.begin(rules.slowModeSec);
    onSent();
  };
  return (
    <Composer
      {...(ref && { ref })}
      text={draft}
      onText={write}
      names={() => speakersOf(room.getSnapshot().messages).filter((name) => name !== me)}
      replyTo={replyTo && { showName: replyTo.showName, text: replyTo.originalMessage }}
      onCancelReply={onCancelReply}
      most={rules && !free ? rules.maxLength : CHAT.maxTextLength}
      slowDownS={slow.seconds}
      onSend={() => void send()}
    />
  );
};

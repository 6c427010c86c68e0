import { use, useMemo } from 'react';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { withoutScores } from '#domain/spoiler/withoutScores.ts';
import type { ChatRoom } from '#machines/chat/chatRoom.ts';
import { HiddenResult } from '../../app/hiddenResult.ts';
import { useSpoiler } from '../../hooks/useSpoiler.ts';
import { useShown } from './useChatRoom.ts';

/** The same for the same message, so that its row does not render again. */
const quiet = new WeakMap<LoggedMessage, LoggedMessage>();
const quieted = (message: LoggedMessage): LoggedMessage => {
  const known = quiet.get(message);
  if (known) return known;
  const text = withoutScores(message.originalMessage);
  const made = text === message.originalMessage ? message : { ...message, originalMessage: text };
  quiet.set(message, made);
  return made;
};

/** A room's messages; while its result is hidden, without goals that are announced and without scores in texts (B2). */
export const useMessages = (room: ChatRoom): readonly LoggedMessage[] => {
  const messages = useShown(room, (shown) => shown.messages);
  const { policy } = useSpoiler();
  const hides = use(HiddenResult) ?? policy === 'all';
  return useMemo(
    () => (hides ? messages.filter(({ systemMessage }) => systemMessage !== 'goal').map(quieted) : messages),
    [hides, messages],
  );
};

import { useMemo } from 'react';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { isMutedSaid } from '#domain/social/mutes.ts';
import { useViewer } from '../../hooks/useViewer.ts';
import { useMutes } from '../../shared/useMutes.ts';
import { useMutedPeople } from './mutedPeople.ts';

/** Whether a message is not to be read, by itself or by the one that it answers; null where that is not loaded. */
export type IsFolded = (message: LoggedMessage, parent: LoggedMessage | null) => boolean;

/** SO-10, CH-11: messages with words that the viewer muted, and of people whom they muted, here or on this device. */
export const useFolded = (): IsFolded => {
  const mutes = useMutes();
  const here = useMutedPeople();
  const viewerId = useViewer()?.userId ?? null;
  return useMemo(() => {
    // A log asks again for all of its messages with each new one.
    const judged = new WeakMap<LoggedMessage, boolean>();
    const judge = (message: LoggedMessage): boolean => {
      const { userId, originalMessage: text, deleted, systemMessage } = message;
      if (deleted || systemMessage !== null || userId === viewerId) return false;
      return here.has(userId) || isMutedSaid(mutes, viewerId, { userId, text }, null);
    };
    const isMuted = (message: LoggedMessage): boolean => {
      const known = judged.get(message) ?? judge(message);
      judged.set(message, known);
      return known;
    };
    return (message, parent) =>
      isMuted(message) || (parent !== null && message.userId !== viewerId && !message.deleted && isMuted(parent));
  }, [mutes, here, viewerId]);
};

import type { ChatEntry, ChatNotice } from '#domain/chat/chat.ts';
import { afterDeletion, afterNotice, isNotice, noticesOf, nothingStands, type Standing } from '#domain/chat/notice.ts';
import { isShown } from '#domain/chat/poll.ts';
import { isDefault } from '#domain/chat/rules.ts';
import type { Clock } from '../shared/clock.ts';
import { nobodys } from './nobodys.ts';

/** The current rules, pinned message and poll for newcomers: read once, then kept up to date from the entries. */
export const createStanding = (read: () => Promise<Standing>, clock: Clock) => {
  let standing: Standing = nothingStands;
  let reading: Promise<void> | null = null;
  return {
    ready: (): Promise<void> =>
      (reading ??= read().then(
        (now) => {
          standing = now;
        },
        (error: unknown) => {
          reading = null;
          throw error;
        },
      )),
    heard: (entry: ChatEntry): void => {
      if (isNotice(entry)) standing = afterNotice(standing, entry);
      else if (entry.kind === 'deleted') standing = afterDeletion(standing, entry.groupMessageId);
    },
    now: (): readonly ChatNotice[] => {
      const { rules, pinned, poll } = standing;
      const at = clock();
      return noticesOf(
        { rules: rules && !isDefault(rules) ? rules : null, pinned, poll: poll && isShown(poll, at) ? poll : null },
        at,
      );
    },
    forget: (userId: string): void => {
      const { pinned } = standing;
      if (pinned?.userId === userId) standing = { ...standing, pinned: nobodys(pinned) };
    },
  };
};

import { scheduleLists } from '#contract/http/scheduleLists.ts';
import type { CommentatorsPort } from '#ports/commentators.ts';
import type { Send } from './send.ts';

export const httpCommentators = (send: Send): CommentatorsPort => ({
  announced: (userId, signal) => send(scheduleLists.anchorSchedule, { userId }, signal),
  past: (userId, signal) => send(scheduleLists.anchorRooms, { userId }, signal),
});

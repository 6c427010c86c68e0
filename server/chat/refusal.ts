import { refusalMessages, type RefusalCode } from '#contract/http/envelope.ts';
import type { ServerFrame } from '#contract/ws/frames.ts';
import type { RoomReason } from '#domain/chat/rules.ts';
import type { DoorReason } from '#domain/door/judge.ts';
import type { Topic } from '#domain/chat/chat.ts';
import type { FixtureTopic } from '#domain/football/fixtureFeed.ts';

/** A "no" to one frame. */
export interface ChatRefusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly retryAfterS: number | null;
  /** Why the door refused it, or the rules of the room. */
  readonly reason?: DoorReason | RoomReason;
}

export const chatRefusal = (
  code: RefusalCode,
  { message = refusalMessages[code], retryAfterS = null, reason }: Partial<Omit<ChatRefusal, 'code'>> = {},
): ChatRefusal => ({ code, message, retryAfterS, ...(reason && { reason }) });

/** What a refusal is about: a send by its `clientId`, or a topic. */
export interface Refused {
  readonly clientId?: string | null;
  readonly topic?: Topic | FixtureTopic;
}

export const errorFrame = (
  { code, message, retryAfterS, reason }: ChatRefusal,
  { clientId = null, topic }: Refused,
): ServerFrame => ({
  type: 'error',
  ...(clientId === null ? {} : { clientId }),
  ...(topic === undefined ? {} : { topic }),
  code,
  message,
  ...(reason && { reason }),
  ...(retryAfterS === null ? {} : { retryAfter: retryAfterS }),
});

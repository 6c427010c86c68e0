import { refusalMessages, type RefusalCode } from '#contract/http/envelope.ts';
import type { ServerFrame } from '#contract/ws/frames.ts';
import type { Topic } from '#domain/chat/chat.ts';
import type { FixtureTopic } from '#domain/football/fixtureFeed.ts';

/** A "no" to one frame. */
export interface ChatRefusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly retryAfterS: number | null;
}

export const chatRefusal = (
  code: RefusalCode,
  { message = refusalMessages[code], retryAfterS = null }: Partial<Omit<ChatRefusal, 'code'>> = {},
): ChatRefusal => ({ code, message, retryAfterS });

/** What a refusal is about: a send by its `clientId`, or a topic. */
export interface Refused {
  readonly clientId?: string | null;
  readonly topic?: Topic | FixtureTopic;
}

export const errorFrame = (
  { code, message, retryAfterS }: ChatRefusal,
  { clientId = null, topic }: Refused,
): ServerFrame => ({
  type: 'error',
  ...(clientId === null ? {} : { clientId }),
  ...(topic === undefined ? {} : { topic }),
  code,
  message,
  ...(retryAfterS === null ? {} : { retryAfter: retryAfterS }),
});

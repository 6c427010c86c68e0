import { refusalMessages, type RefusalCode } from '#contract/http/envelope.ts';
import type { ServerFrame } from '#contract/ws/frames.ts';

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

export const errorFrame = ({ code, message, retryAfterS }: ChatRefusal, clientId: string | null): ServerFrame => ({
  type: 'error',
  ...(clientId === null ? {} : { clientId }),
  code,
  message,
  ...(retryAfterS === null ? {} : { retryAfter: retryAfterS }),
});

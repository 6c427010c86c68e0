import { createHmac } from 'node:crypto';
import type { Clock } from '../shared/clock.ts';
import { Undeliverable } from './queue.ts';

/** SMS_URL, SMS_KEY and SMS_SENDER. */
export interface SmsConfig {
  readonly url: string;
  readonly key: string;
  readonly sender: string;
}

export interface TextMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** The same at each try, so that the gateway sends it once. */
  readonly id: string;
}

/** Delivers text messages; rejects with `Undeliverable` where the gateway refuses for good. */
export interface Texter {
  readonly send: (message: TextMessage) => Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** What a body is signed with: HMAC-SHA256 over "{timestamp}.{body}", in hexadecimal; `timestamp` in epoch seconds. */
export const signatureOf = (key: string, timestamp: number, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

/** An HTTP gateway: one POST a message, signed in `X-Signature` with the `X-Timestamp` beside it. Redirects are not followed. */
export const smsGateway = ({ url, key, sender }: SmsConfig, clock: Clock): Texter => ({
  send: async ({ to, text, id }) => {
    const body = JSON.stringify({ to, text, sender, id });
    const timestamp = Math.floor(clock() / 1000);
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-Timestamp': String(timestamp),
        'X-Signature': `sha256=${signatureOf(key, timestamp, body)}`,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const { status } = response;
    const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
    throw isFinal
      ? new Undeliverable(`the SMS gateway refused with ${status}`)
      : new Error(`the SMS gateway answered ${status}`);
  },
});

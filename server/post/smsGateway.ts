import { createHmac } from 'node:crypto';
import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import { NotDelivered, Undeliverable, type Delivery, type DeliveryFault } from '../shared/delivery.ts';

/** The settings SMS_URL, SMS_KEY and SMS_SENDER. */
export interface SmsConfig {
  readonly url: string;
  readonly key: string;
  readonly sender: string;
}

export interface TextMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** The same at each attempt, so that the gateway sends the message once. */
  readonly id: string;
}

export interface Texter {
  readonly send: (message: TextMessage) => Delivery;
}

const TIMEOUT_MS = 10_000;

/** The signature of a body: HMAC-SHA256 over "{timestamp}.{body}", in hexadecimal; `timestamp` in epoch seconds. */
export const signatureOf = (key: string, timestamp: number, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

const faultOf = (status: number): DeliveryFault =>
  status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429
    ? new Undeliverable({ message: `the SMS gateway refused with ${status}` })
    : new NotDelivered({ message: `the SMS gateway answered ${status}` });

/**
 * An HTTP gateway: one POST per message, signed in `X-Signature`, with real time and not CLOCK in `X-Timestamp`.
 * Redirects are not followed.
 */
export const smsGateway = ({ url, key, sender }: SmsConfig): Texter => {
  const post = async ({ to, text, id }: TextMessage, now: number, signal: AbortSignal): Promise<Response> => {
    const body = JSON.stringify({ to, text, sender, id });
    const timestamp = Math.floor(now / 1000);
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-Timestamp': String(timestamp),
        'X-Signature': `sha256=${signatureOf(key, timestamp, body)}`,
      },
      redirect: 'error',
      signal,
    });
    await response.body?.cancel();
    return response;
  };
  return {
    send: (message) =>
      Clock.currentTimeMillis.pipe(
        Effect.flatMap((now) =>
          Effect.tryPromise({
            try: (signal) => post(message, now, signal),
            catch: () => new NotDelivered({ message: 'the SMS gateway cannot be reached' }),
          }),
        ),
        Effect.timeoutOrElse({
          duration: TIMEOUT_MS,
          orElse: () => Effect.fail(new NotDelivered({ message: 'the SMS gateway does not answer' })),
        }),
        Effect.flatMap(({ ok, status }) => (ok ? Effect.void : Effect.fail(faultOf(status)))),
      ),
  };
};

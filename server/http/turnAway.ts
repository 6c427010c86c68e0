import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '../shared/refusal.ts';
import { refusalBody } from './answers.ts';
import { requestId } from './headers.ts';

/** Timeout for sending the answer. */
const FAREWELL_MS = 1000;

/** A raw HTTP answer for a socket without a response object: a request that could not be parsed, or one to upgrade. */
const rawRefusal = (refusal: Refusal): string => {
  const body = refusalBody(refusal);
  return [
    `HTTP/1.1 ${refusal.code} ${STATUS_CODES[refusal.code] ?? 'Refused'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(refusal.retryAfterS === null ? [] : [`Retry-After: ${refusal.retryAfterS}`]),
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'",
    `X-Request-Id: ${requestId()}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};

/**
 * Answers a socket without a response object and closes it once the answer is sent: a client that never closes its half
 * would occupy a descriptor for ever.
 */
export const turnAway = (socket: Duplex, refusal: Refusal): void => {
  if (!socket.writable) return void socket.destroy();
  const cut = setTimeout(() => socket.destroy(), FAREWELL_MS);
  cut.unref();
  socket.once('close', () => clearTimeout(cut));
  socket.end(rawRefusal(refusal), () => socket.destroy());
};

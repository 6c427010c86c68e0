import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refused, type Refusal } from '../shared/refusal.ts';
import { refusalBody } from './answers.ts';
import { requestId } from './headers.ts';

/** A whole refusal for a socket that has no response object: one that could not be parsed, or one that asked to upgrade. */
export const rawRefusal = (refusal: Refusal): string => {
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

/** What Node refuses before a request exists: unreadable bytes, headers too large or too slow. */
export const answerClientError = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  socket.end(rawRefusal(refused(code)));
};

/** An `Expect` other than 100-continue; Node's own answer has no envelope. */
export const answerExpectation = (_request: IncomingMessage, response: ServerResponse): void => {
  const body = refusalBody(refused(400));
  response.writeHead(400, { 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId() }).end(body);
};

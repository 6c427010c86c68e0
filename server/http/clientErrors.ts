import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refused } from '../shared/refusal.ts';
import { refusalBody } from './answers.ts';
import { requestId } from './headers.ts';
import { turnAway } from './turnAway.ts';

/** Answers what Node refuses before a request exists: malformed bytes, headers that are too large or too slow. */
export const answerClientError = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  turnAway(socket, refused(code));
};

/** Answers an `Expect` other than 100-continue; Node's own answer has no envelope. */
export const answerExpectation = (_request: IncomingMessage, response: ServerResponse): void => {
  const body = refusalBody(refused(400));
  response.writeHead(400, { 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId() }).end(body);
};

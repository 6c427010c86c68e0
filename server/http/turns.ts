import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** CLAUSES "Limits": pipelined requests per connection whose answers are not sent yet. */
export const MOST_UNANSWERED = 8;

type Begin = (request: IncomingMessage, work: () => void) => void;

export interface Turns {
  /** Wraps a listener, so that it handles the requests of a connection one after the other. */
  readonly inTurn: (handle: RequestListener) => RequestListener;
  /** Starts work when it is the client's turn among all clients. */
  readonly begin: Begin;
  /** Whether a connection still has answers to send. */
  readonly isAnswering: (socket: Duplex) => boolean;
}

/** The return value that makes Node's parser stop reading. */
const STOP = 2;

/**
 * Without this, Node parses everything it received in one chunk and fails each of a thousand requests separately, which
 * takes a second for thirty such connections. Its parser has no public name; if the name changes, closing only costs
 * more.
 */
const cut = (socket: Socket): void => {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null && 'onIncoming' in parser) parser.onIncoming = () => STOP;
  socket.destroy();
};

/**
 * Handles the pipelined requests of a connection one after the other. Answers are sent in order anyway, so parallel
 * work would only fill the memory and open files, without limit if the client does not read. A few requests wait; a
 * connection that sends more is closed.
 */
export const createTurns = (begin: Begin = (_request, work) => work()): Turns => {
  const lines = new WeakMap<Duplex, (() => void)[]>();
  const lineOf = (socket: Duplex): (() => void)[] => {
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    return line;
  };
  return {
    begin,
    inTurn: (handle) => (request, response) => {
      const { socket } = request;
      // Node had read further requests before the connection was closed or refused.
      if (!socket.writable) return;
      const line = lineOf(socket);
      if (line.length >= MOST_UNANSWERED) return cut(socket);
      line.push(() => begin(request, () => handle(request, response)));
      response.once('close', () => {
        line.shift();
        if (socket.writable) line[0]?.();
      });
      if (line.length === 1) line[0]!();
    },
    isAnswering: (socket) => (lines.get(socket)?.length ?? 0) > 0,
  };
};

import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** CLAUSES "Limits": requests of one connection whose answers it has not taken yet. */
export const MOST_UNANSWERED = 8;

type Begin = (request: IncomingMessage, work: () => void) => void;

export interface Turns {
  /** The same listener, begun for one request of a connection after the other. */
  readonly inTurn: (handle: RequestListener) => RequestListener;
  /** Begins work for whoever asks when it is their turn among all that ask. */
  readonly begin: Begin;
  /** Whether answers are still to leave by this connection. */
  readonly isAnswering: (socket: Duplex) => boolean;
}

/** What Node's parser takes for "read no further". */
const STOP = 2;

/**
 * Node reads on through all that came in one piece, and fails each of a thousand requests by itself, at the cost of a
 * second for thirty such connections. Its parser has no public name; where it has another one, the cut only costs more.
 */
const cut = (socket: Socket): void => {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null && 'onIncoming' in parser) parser.onIncoming = () => STOP;
  socket.destroy();
};

/**
 * Answers leave a connection in the order of its requests, so that working on several at once only fills the memory and
 * opens files, without bound where their reader takes none. One is worked on, a few wait, and a connection that sends
 * more than that is cut.
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
      // What Node had already read of a connection that was cut or turned away.
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

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const PROBE_MS = 20;

/** A TCP connection of an attacker: raw bytes, and a half that is never closed. */
export interface RawClient {
  readonly socket: Socket;
  /** Everything received so far. */
  readonly heard: () => string;
  /**
   * Resolves once the server has closed the connection completely, not only its own half. A client that does not read
   * never notices.
   */
  readonly gone: Promise<void>;
  readonly write: (bytes: string) => void;
  readonly cut: () => void;
}

export interface RawWishes {
  /** An address in 127.0.0.0/8: each is another client for the origin. */
  readonly from?: string;
  /** False: reads nothing. */
  readonly reads?: boolean;
  /** False: never writes again after the server has closed its half, so that `gone` does not resolve by itself. */
  readonly probes?: boolean;
}

/** Connects; rejects if the connection is refused. */
export const openRaw = async (
  port: number,
  { from = '127.0.0.1', reads = true, probes = true }: RawWishes = {},
): Promise<RawClient> => {
  const chunks: Buffer[] = [];
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  socket.on('error', () => {});
  if (reads) socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  else socket.pause();
  // A half-closed connection looks like a closed one from here; only writing to it tells the difference.
  socket.once('end', () => {
    if (!probes) return;
    const probing = setInterval(() => socket.write('\r\n'), PROBE_MS);
    socket.once('close', () => clearInterval(probing));
  });
  return {
    socket,
    heard: () => Buffer.concat(chunks).toString(),
    gone,
    write: (bytes) => void socket.write(bytes),
    cut: () => void socket.destroy(),
  };
};

/** A raw HTTP request. */
export const rawGet = (path: string, headers: Readonly<Record<string, string>> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: x',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

export const rawUpgrade = (path: string, headers: Readonly<Record<string, string>> = {}): string =>
  rawGet(path, {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'c2FtcGxlIG5vbmNlMTIzNA==',
    ...headers,
  });

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const PROBE_MS = 20;

/** A TCP connection as somebody sees it who wishes us no good: bytes as they are, and a half that is never closed. */
export interface RawClient {
  readonly socket: Socket;
  /** All that came so far. */
  readonly heard: () => string;
  /**
   * Settles once the other side has let go of the connection for good, and not only closed its own half. One that does
   * not read never learns of it.
   */
  readonly gone: Promise<void>;
  readonly write: (bytes: string) => void;
  readonly cut: () => void;
}

export interface RawWishes {
  /** Of 127.0.0.0/8: each is another client to the origin. */
  readonly from?: string;
  /** False: takes nothing that comes. */
  readonly reads?: boolean;
  /** False: never writes again once the other side has closed its half, so that `gone` does not settle by itself. */
  readonly probes?: boolean;
}

/** Connects; rejects where nobody takes the connection. */
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
  // A half that was closed looks the same from here as a whole; only what is written then tells: nobody takes it.
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

/** A request as it goes over the wire. */
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

import { connect, type Socket } from 'node:net';

/** Many sockets that only listen; received bytes are counted, not parsed. */
export interface Readers {
  /** Bytes received by all of them since the last call. */
  readonly take: () => number;
  readonly close: () => void;
}

/** A masked text frame of less than 126 bytes, with the mask 0. */
export const smallFrame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | Buffer.byteLength(text), 0, 0, 0, 0]), Buffer.from(text)]);

interface Wanted {
  readonly port: number;
  readonly count: number;
  readonly token?: string;
  /** Sent by each socket once it is open. */
  readonly first?: string;
  /** Called for every chunk received by the first socket. */
  readonly record?: (chunk: Buffer) => void;
}

/** Opens a number of sockets at /ws. */
export const connectReaders = async ({ port, count, token, first, record }: Wanted): Promise<Readers> => {
  let bytes = 0;
  const open = (_: unknown, i: number) =>
    new Promise<Socket>((upgraded, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      socket.write(
        `GET /ws${token ? `?token=${token}` : ''} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
      );
      socket.once('error', reject);
      let head = '';
      const shake = (chunk: Buffer) => {
        head += chunk.toString('latin1');
        if (!head.includes('\r\n\r\n')) return;
        if (!head.startsWith('HTTP/1.1 101')) return reject(new Error(`the upgrade was refused:\n${head}`));
        socket.off('data', shake);
        socket.on('data', (data: Buffer) => {
          bytes += data.length;
          if (i === 0) record?.(data);
        });
        if (first) socket.write(smallFrame(first));
        upgraded(socket);
      };
      socket.on('data', shake);
    });
  const sockets = await Promise.all(Array.from({ length: count }, open));
  return {
    take: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
};

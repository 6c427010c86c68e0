import { createHash } from 'node:crypto';
import { createServer, type Socket } from 'node:net';

/** What one socket of the origin received, with times in milliseconds since the first chunk; bytes in base64. */
export interface Recording {
  readonly chunks: readonly { readonly atMs: number; readonly bytes: string }[];
}

const listeners = new Set<Socket>();
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

const server = createServer({ noDelay: true }, (socket) => {
  let head = '';
  const shake = (chunk: Buffer) => {
    head += chunk.toString('latin1');
    if (!head.includes('\r\n\r\n')) return;
    socket.off('data', shake).resume();
    const key = /Sec-WebSocket-Key: (.*)\r/i.exec(head)?.[1] ?? '';
    const accept = createHash('sha1')
      .update(key + GUID)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    listeners.add(socket);
  };
  socket.on('data', shake);
  socket.on('error', () => {});
  socket.on('close', () => listeners.delete(socket));
});

const replay = ({ chunks }: Recording): void => {
  const ready = chunks.map(({ atMs, bytes }) => ({ atMs, bytes: Buffer.from(bytes, 'base64') }));
  const began = performance.now();
  const next = (i: number): void => {
    const chunk = ready[i];
    if (!chunk) return void process.send?.('done');
    setTimeout(
      () => {
        for (const socket of listeners) socket.write(chunk.bytes);
        next(i + 1);
      },
      Math.max(0, chunk.atMs - (performance.now() - began)),
    );
  };
  next(0);
};

process.on('message', (given: Recording | 'cpu') => {
  if (given !== 'cpu') replay(given);
});
server.listen(Number(process.env['PORT']), '127.0.0.1', 8192, () => console.log(`:${process.env['PORT']}`));

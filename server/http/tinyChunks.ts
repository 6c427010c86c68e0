import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Number of chunks that may have any size: a program may write a short body in small parts. */
const FREE_PIECES = 256;
/** Average size in bytes that further chunks must have; networks and programs send larger ones. */
const BYTES_A_PIECE = 512;

/**
 * Closes connections that send a body in tiny chunks, and reports them. Each chunk costs a call and some hundred bytes,
 * read or not, so 64 KiB in chunks of one byte occupy ten megabytes: 150 such connections took 1.6 GB and blocked the
 * origin for seconds.
 */
export const refuseTinyChunks = (server: Server, cut: (socket: Socket) => void): void => {
  server.on('request', (request) => {
    const { socket } = request;
    let pieces = 0;
    let bytes = 0;
    // Node's parser delivers chunks here. A "data" listener instead would start a body flowing before anybody reads it.
    const push = request.push.bind(request);
    request.push = (piece: unknown, encoding) => {
      if (!Buffer.isBuffer(piece)) return push(piece, encoding);
      pieces += 1;
      bytes += piece.length;
      if (pieces <= FREE_PIECES + bytes / BYTES_A_PIECE) return push(piece, encoding);
      if (!socket.destroyed) {
        socket.destroy();
        cut(socket);
      }
      return false;
    };
  });
};

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An encoded answer that can be sent repeatedly. */
export interface Encoded {
  readonly identity: Buffer;
  /** Null if compression is not worthwhile, or too many answers are being compressed. */
  readonly br: Buffer | null;
  readonly etag: string;
}

const compress = promisify(brotliCompress);
const WORTH_COMPRESSING = 1024;
/** More simultaneous compressions than this would delay everything else. */
const MOST_AT_ONCE = 4;
let compressing = 0;

/**
 * The smallest window (as a power of two) for a number of bytes: preparing a large one costs more than compressing a
 * small text.
 */
const windowFor = (bytes: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes))));

/** Null if too many answers are being compressed. */
const compressed = async (bytes: Buffer): Promise<Buffer | null> => {
  if (compressing >= MOST_AT_ONCE) return null;
  compressing += 1;
  try {
    return await compress(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      },
    });
  } finally {
    compressing -= 1;
  }
};

/** The ETag is computed from `same`, for answers that contain parts which do not count as a change. */
export const encode = async (text: string, same = text): Promise<Encoded> => {
  const identity = Buffer.from(text);
  const br = identity.length < WORTH_COMPRESSING ? null : await compressed(identity);
  const hash = createHash('sha256').update(same).digest('base64url').slice(0, 22);
  return { identity, br, etag: `W/"${hash}"` };
};

const acceptsBrotli = (header: string | undefined): boolean =>
  /(^|[,\s])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))\s*(;|,|$)/.test(header ?? '');

const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch === '*' || (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2));

/** Sends the bytes in the encoding that the client accepts, or 304 if the client has them. */
export const sendEncoded = (request: FastifyRequest, reply: FastifyReply, encoded: Encoded): FastifyReply => {
  reply.header('etag', encoded.etag);
  if (reply.statusCode === 200 && isHeld(request.headers['if-none-match'], encoded.etag)) return reply.code(304).send();
  if (encoded.br && acceptsBrotli(request.headers['accept-encoding']))
    return reply.header('content-encoding', 'br').send(encoded.br);
  return reply.send(encoded.identity);
};

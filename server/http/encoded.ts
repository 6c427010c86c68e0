import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer as bytes, ready to be written again and again. */
export interface Encoded {
  readonly identity: Buffer;
  /** Null where compressing would not pay. */
  readonly br: Buffer | null;
  readonly etag: string;
}

const compress = promisify(brotliCompress);
const WORTH_COMPRESSING = 1024;

export const encode = async (text: string): Promise<Encoded> => {
  const identity = Buffer.from(text);
  const br =
    identity.length < WORTH_COMPRESSING
      ? null
      : await compress(identity, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
          },
        });
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { identity, br, etag: `W/"${hash}"` };
};

const acceptsBrotli = (header: string | undefined): boolean =>
  /(^|[,\s])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))\s*(;|,|$)/.test(header ?? '');

const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch === '*' || (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2));

/** Answers with the bytes in the form the asker takes, or 304 where it holds them already. */
export const sendEncoded = (request: FastifyRequest, reply: FastifyReply, encoded: Encoded): FastifyReply => {
  reply.header('etag', encoded.etag);
  if (reply.statusCode === 200 && isHeld(request.headers['if-none-match'], encoded.etag)) return reply.code(304).send();
  if (encoded.br && acceptsBrotli(request.headers['accept-encoding']))
    return reply.header('content-encoding', 'br').send(encoded.br);
  return reply.send(encoded.identity);
};

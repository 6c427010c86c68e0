import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../../http/answers.ts';
import { refused } from '../refusal.ts';
import { readRange } from './range.ts';

/** A file as it is served. */
export interface SentFile {
  readonly path: string;
  readonly type: string;
  /** `Cache-Control`; one hour if absent. */
  readonly cache?: string;
  /** Instead of the default headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The file can run no scripts when opened by itself, and no other site can embed it. */
export const SAFE = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'public, max-age=3600',
} as const;

/** Sends a file or a range of it; 304 if the browser has it, 404 if it no longer exists. */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { path, type, cache, headers }: SentFile,
) => {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return sendRefusal(reply, refused(404));
  const { size, mtimeMs } = found;
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  reply
    .headers({
      ...{ ...SAFE, ...headers, etag, 'accept-ranges': 'bytes' },
      ...(cache !== undefined && { 'cache-control': cache }),
    })
    .type(type);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const condition = request.headers['if-range'];
  const part = readRange(condition === undefined || condition === etag ? request.headers.range : undefined, size);
  if (part.kind === 'impossible') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { from, to } = part.kind === 'part' ? part : { from: 0, to: size - 1 };
  if (part.kind === 'part') reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
  reply.header('content-length', Math.max(0, to - from + 1));
  return reply.send(size === 0 ? '' : createReadStream(path, { start: from, end: to }));
};

import type { FastifyReply } from 'fastify';
import { refusalMessages, type RefusalCode } from '#contract/http/envelope.ts';
import { DatabaseUnavailable } from '../database/database.ts';
import { refused, type Refusal } from '../shared/refusal.ts';

/** The envelope of a refusal (CLAUSES "Envelope"). */
export const refusalBody = (refusal: Refusal): string =>
  JSON.stringify({
    code: refusal.code,
    data: refusal.fields ? { fields: refusal.fields } : null,
    message: refusal.message,
  });

export const sendRefusal = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  if (refusal.retryAfterS !== null) reply.header('retry-after', String(refusal.retryAfterS));
  if (refusal.challenge !== null) reply.header('www-authenticate', refusal.challenge);
  return reply
    .code(refusal.code)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refusalBody(refusal));
};

export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'number' && Object.hasOwn(refusalMessages, code);

const parserCodes: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 415,
  FST_ERR_CTP_BODY_TOO_LARGE: 413,
};

/** Translates an error of Fastify or a plugin to a refusal; null for a bug of ours (500). */
export const refusalOf = (error: unknown): Refusal | null => {
  if (!(error instanceof Error)) return null;
  // Not 500: a browser drops its tokens after a 500 of its info call (AUTH-5).
  if (error instanceof DatabaseUnavailable) return refused(503, { retryAfterS: 5 });
  const named = 'code' in error ? parserCodes[String(error.code)] : undefined;
  const code = named ?? ('statusCode' in error ? error.statusCode : null);
  if (!isRefusalCode(code) || code === 500) {
    const unnamed = typeof code === 'number' && code >= 400 && code < 500;
    return unnamed ? refused(400) : null;
  }
  return refused(code, code === 503 ? { retryAfterS: 10 } : {});
};

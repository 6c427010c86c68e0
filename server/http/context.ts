import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '#domain/auth/device.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locale/locale.ts';
import type { Clock } from '../shared/clock.ts';
import { bindingCookie, flowCookie } from '../shared/cookies.ts';
import type { CallContext } from './handlers.ts';
import type { Viewer } from './identify.ts';
import { siteUrl } from './ownOrigin.ts';

export interface ContextSource {
  readonly production: boolean;
  readonly publicUrl: string | null;
  readonly clock: Clock;
  readonly addressOf: (request: FastifyRequest['raw']) => string;
}

/**
 * The language of a call: x-language, else `lang` in the query. Preloads cannot send headers, so their address states
 * the language (contract/address.ts).
 */
export const localeOf = (request: FastifyRequest): Locale => {
  const header = request.headers['x-language'];
  if (isLocale(header)) return header;
  const asked = /[?&]lang=(en|zh)(&|$)/.exec(request.url)?.[1];
  return header === undefined && isLocale(asked) ? asked : DEFAULT_LOCALE;
};

export const currencyOf = (request: FastifyRequest): string => {
  const header = request.headers['currency'];
  return typeof header === 'string' && /^[A-Z]{3}$/.test(header) ? header : 'VND';
};

/** The token in `Authorization: Bearer <token>`, or without the scheme; null if there is no well-formed one. */
export const tokenOf = (request: FastifyRequest): string | null =>
  /^(?:Bearer\s+)?([A-Za-z0-9._~+/=-]{1,4096})$/i.exec(request.headers.authorization?.trim() ?? '')?.[1] ?? null;

/**
 * Whether a page of this portal sent the request. Browsers send Sec-Fetch-Site; WebKit before 2023 does not, but like
 * all of them it sends `Origin` with every POST, and a foreign one was refused earlier. Other programs send neither by
 * default.
 */
const isBrowser = (headers: FastifyRequest['headers']): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

export const bindingOf = (request: FastifyRequest, production: boolean): string | null =>
  bindingCookie.read(request.headers.cookie, production);

export const contextOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer | null,
  { production, publicUrl, clock, addressOf }: ContextSource,
): CallContext => ({
  locale: localeOf(request),
  currency: currencyOf(request),
  viewer,
  address: addressOf(request.raw),
  requestId: request.id,
  binding: bindingOf(request, production),
  setBinding: (value) => void reply.header('set-cookie', bindingCookie.line(value, production)),
  flow: flowCookie.read(request.headers.cookie, production),
  setFlow: (value) => void reply.header('set-cookie', flowCookie.line(value, production)),
  site: siteUrl(request.headers.host, publicUrl),
  browser: isBrowser(request.headers),
  device: deviceOf(request.headers['user-agent'] ?? ''),
  now: clock(),
});

import type { Secret } from './leaks.ts';

/** Shorter values prove nothing: any text could contain them. */
const LEAST_TOKEN = 16;
const LEAST_PASSWORD = 8;

const asSecret = (name: string, value: string): readonly Secret[] => {
  if (/password/i.test(name)) return value.length < LEAST_PASSWORD ? [] : [{ kind: 'password', value }];
  if (/^\d{6}$/.test(value) && /code/i.test(name)) return [{ kind: 'code', value }];
  if (/^[^\s@]+@[^\s@]+\.\w+$/.test(value)) return [{ kind: 'mail', value }];
  if (/phone|^to$|account/i.test(name) && /^\+?[\d\s().-]{9,24}$/.test(value)) return [{ kind: 'phone', value }];
  return /token|code|ticket|state|challenge|secret|signature|cookie|authorization|requestId/i.test(name) &&
    value.length >= LEAST_TOKEN
    ? [{ kind: 'token', value }]
    : [];
};

/** The secrets in the input or answer of a call. */
export const secretsIn = (value: unknown, name = ''): readonly Secret[] => {
  if (typeof value === 'string') return asSecret(name, value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => secretsIn(one, Array.isArray(value) ? name : key));
};

/** The secrets of a request besides its body. */
export const secretsOfRequest = ({
  url = '',
  headers,
}: {
  readonly url?: string | undefined;
  readonly headers: { readonly authorization?: string | undefined; readonly cookie?: string | undefined };
}): readonly Secret[] => {
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''));
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.slice(cookie.indexOf('=') + 1).trim());
  const authorization = headers.authorization?.replace(/^Bearer\s+/i, '') ?? '';
  return secretsIn({ ...query, authorization, cookie: cookies });
};

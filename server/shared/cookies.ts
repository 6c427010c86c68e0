import { AUTH, SIGN_IN } from '#domain/auth/auth.ts';

/** The cookies of a request; if a name was sent twice the first counts, as browsers send the most specific first. */
export const readCookies = (header: string | undefined): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
};

/** A cookie of the origin's own: no script can read it, and in production no other host can set it. */
export interface OwnCookie {
  readonly name: (production: boolean) => string;
  /** Its value in an HTTP or upgrade request; null if it is absent or malformed. */
  readonly read: (header: string | undefined, production: boolean) => string | null;
  /** A Set-Cookie header value. */
  readonly line: (value: string, production: boolean) => string;
}

const ownCookie = (bareName: string, sameSite: 'Strict' | 'Lax', maxAgeS: number): OwnCookie => {
  const name = (production: boolean): string => (production ? `__Host-${bareName}` : bareName);
  return {
    name,
    read: (header, production) => {
      const value = readCookies(header).get(name(production));
      return value && /^[A-Za-z0-9_-]{16,128}$/.test(value) ? value : null;
    },
    line: (value, production) =>
      [
        `${name(production)}=${value}`,
        `Max-Age=${maxAgeS}`,
        'Path=/',
        'HttpOnly',
        `SameSite=${sameSite}`,
        ...(production ? ['Secure'] : []),
      ].join('; '),
  };
};

/** Binds a session to its browser. */
export const bindingCookie = ownCookie('sb', 'Strict', AUTH.refreshTokenMaxAgeS);

/** Binds a sign-in through another site to the browser that started it. */
export const flowCookie = ownCookie('sf', 'Lax', SIGN_IN.flowMaxAgeS);

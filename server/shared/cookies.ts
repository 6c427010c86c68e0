/** The cookies of a request; of a name sent twice the first counts, as browsers send the most specific first. */
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

/** The name of the cookie that binds a session to its browser. */
export const bindingCookieName = (production: boolean): string => (production ? '__Host-sb' : 'sb');

/** The binding cookie of a request, HTTP or upgrade; null where it is absent or has not its form. */
export const readBinding = (header: string | undefined, production: boolean): string | null => {
  const value = readCookies(header).get(bindingCookieName(production));
  return value && /^[A-Za-z0-9_-]{16,128}$/.test(value) ? value : null;
};

/** A Set-Cookie line for the binding; null deletes it. `maxAgeS` in seconds. */
export const bindingCookie = (value: string | null, production: boolean, maxAgeS: number): string =>
  [
    `${bindingCookieName(production)}=${value ?? ''}`,
    `Max-Age=${value === null ? 0 : maxAgeS}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(production ? ['Secure'] : []),
  ].join('; ');

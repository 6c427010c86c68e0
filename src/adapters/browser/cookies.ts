/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string;
}
export interface Cookies {
  readonly read: (name: string) => string | null;
  /** Null deletes the cookie; without a maximum age it is a session cookie. */
  readonly write: (name: string, value: string | null, maxAgeS?: number) => void;
}

/** Cookies of this site: SameSite=Lax, Secure over https. If the browser stores none, they last as long as the page. */
export const browserCookies = (jar: CookieJar, secure: boolean): Cookies => {
  const unkept = new Map<string, string>();
  const kept = (name: string): string | null => {
    const found = jar.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found === undefined ? null : decoded(found.slice(name.length + 1));
  };
  return {
    read: (name) => kept(name) ?? unkept.get(name) ?? null,
    write: (name, value, maxAgeS) => {
      const age = value === null ? '; Max-Age=0' : maxAgeS === undefined ? '' : `; Max-Age=${maxAgeS}`;
      jar.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; SameSite=Lax${age}${secure ? '; Secure' : ''}`;
      if (value === null || kept(name) === value) unkept.delete(name);
      else unkept.set(name, value);
    },
  };
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

import { AUTH } from '#domain/auth/auth.ts';
import type { User } from '#domain/people/user.ts';
import type { TokensPort } from '#ports/accounts.ts';
import { bearerOf, type Bearer } from './bearer.ts';
import type { Cookies } from './cookies.ts';

type Held = ReturnType<TokensPort['held']>;

/** Messages between tabs. */
export interface TabChannel {
  readonly post: () => void;
  readonly watch: (heard: () => void) => () => void;
}
export interface Session {
  readonly token: string;
  readonly refreshToken: string;
}
/** The tokens in their cookies (COOKIE-1). */
export interface TokenStore extends TokensPort {
  readonly bearer: () => Bearer | null;
  readonly refreshToken: () => string | null;
  readonly keepGuest: (guestToken: string, guest: User) => void;
  readonly keepSession: (session: Session) => void;
  /** Tells the other tabs that the viewer logged in or out. */
  readonly announce: () => void;
}

const memberCookies = ['token', 'refreshToken'] as const;
const guestCookies = ['guestToken', 'guest'] as const;

export const cookieTokens = (cookies: Cookies, channel: TabChannel): TokenStore => {
  const clear = (names: readonly string[]) => names.forEach((name) => cookies.write(name, null));
  const bearer = () => bearerOf(cookies);
  const held = (): Held => bearer()?.kind ?? 'none';
  return {
    held,
    bearer,
    refreshToken: () => cookies.read('refreshToken') || null,
    keepGuest: (guestToken, guest) => {
      cookies.write('guestToken', guestToken, AUTH.guestTokenMaxAgeS);
      cookies.write('guest', guest.userId, AUTH.guestTokenMaxAgeS);
    },
    // The cookie outlives the access token: an expired token makes the next call trigger a refresh.
    keepSession: ({ token, refreshToken }) => {
      cookies.write('token', token, AUTH.refreshTokenMaxAgeS);
      cookies.write('refreshToken', refreshToken, AUTH.refreshTokenMaxAgeS);
      if (cookies.read('guestToken')) clear(guestCookies);
    },
    clearGuest: () => clear(guestCookies),
    clearAll: () => {
      clear([...memberCookies, ...guestCookies]);
      channel.post();
    },
    announce: () => channel.post(),
    watch: (changed) => channel.watch(() => changed(held())),
  };
};

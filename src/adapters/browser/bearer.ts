import type { Cookies } from './cookies.ts';

/** A token for the Authorization header. */
export interface Bearer {
  readonly kind: 'guest' | 'member';
  readonly value: string;
}

/** The member's token, else the guest's (COOKIE-1); null without any. */
export const bearerOf = (cookies: Pick<Cookies, 'read'>): Bearer | null => {
  const token = cookies.read('token');
  if (token) return { kind: 'member', value: token };
  const guestToken = cookies.read('guestToken');
  return guestToken ? { kind: 'guest', value: guestToken } : null;
};

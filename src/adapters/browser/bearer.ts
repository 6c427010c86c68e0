import type { Cookies } from './cookies.ts';

/** A token as it goes out. */
export interface Bearer {
  readonly kind: 'guest' | 'member';
  readonly value: string;
}

/** The member's token, else the guest's, as held now (COOKIE-1). */
export const bearerOf = (cookies: Pick<Cookies, 'read'>): Bearer | null => {
  const token = cookies.read('token');
  if (token) return { kind: 'member', value: token };
  const guestToken = cookies.read('guestToken');
  return guestToken ? { kind: 'guest', value: guestToken } : null;
};

import { isZone, offsetMinutes } from '#domain/shared/zone.ts';
import type { Cookies } from './cookies.ts';

const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;
const REFERRAL_S = 30 * DAY_S;
const CURRENCY = 'VND';

/** The viewer's IANA zone: the Timezone cookie, else the browser's own. */
export const zoneOf = (cookies: Cookies, browserZone: string): string => {
  const kept = cookies.read('Timezone');
  return kept !== null && isZone(kept) ? kept : browserZone;
};

export const keepZone = (cookies: Cookies, zone: string, now: number): void => {
  cookies.write('Timezone', zone, YEAR_S);
  cookies.write('offset', String(offsetMinutes(now, zone)), YEAR_S);
};

/** The currency of the `location` cookie; VND if there is none. */
export const currencyOf = (cookies: Cookies): string => {
  const kept = cookies.read('location');
  return kept !== null && /^[A-Z]{3}$/.test(kept) ? kept : CURRENCY;
};

/** COOKIE-1: stores the referral code from the address's query. */
export const keepReferral = (cookies: Cookies, search: string): void => {
  const pid = new URLSearchParams(search).get('pid');
  if (pid && /^[\w-]{1,64}$/.test(pid)) cookies.write('pid', pid, REFERRAL_S);
};

/** COOKIE-1: stores the portal's host that the viewer uses; banners and the list of addresses depend on it. */
export const keepDomain = (cookies: Cookies, hostname: string): void => {
  if (cookies.read('DomainCookie') !== hostname) cookies.write('DomainCookie', hostname, YEAR_S);
};

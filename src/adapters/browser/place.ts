import { isZone, offsetMinutes } from '#domain/shared/zone.ts';
import type { Cookies } from './cookies.ts';

const YEAR_S = 365 * 86_400;
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

import { currencyIn, isCurrency } from '#domain/locale/currency.ts';
import { isZone } from '#domain/shared/zone.ts';
import type { SitePort } from '#ports/portal.ts';
import type { Cookies } from './cookies.ts';
import { keepZone } from './place.ts';

const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;

/**
 * GEO-1: looks up the viewer's place if the zone or the IP cookie is missing; existing cookies are kept. Gives false if
 * the lookup failed.
 */
export const fillPlace = async (
  cookies: Cookies,
  locate: SitePort['locate'],
  now: () => number,
  signal: AbortSignal,
): Promise<boolean> => {
  const zone = cookies.read('Timezone');
  if (zone !== null && cookies.read('ip') !== null) {
    keepCurrency(cookies, null);
    return true;
  }
  const outcome = await locate(signal);
  if (!outcome.ok) return false;
  if (zone === null && isZone(outcome.value.timezone)) keepZone(cookies, outcome.value.timezone, now());
  cookies.write('ip', outcome.value.ip, DAY_S);
  keepCurrency(cookies, outcome.value.country);
  return true;
};

/** COOKIE-1: stores the viewer's currency by country; an existing one is kept. */
const keepCurrency = (cookies: Cookies, country: string | null): void => {
  const kept = cookies.read('location');
  if (kept === null || !isCurrency(kept)) cookies.write('location', currencyIn(country), YEAR_S);
};

/** MI-9: the origin has received the referral code with the registration. */
export const dropReferral = (cookies: Cookies): void => cookies.write('pid', null);
export const referralOf = (cookies: Cookies): string | null => cookies.read('pid');

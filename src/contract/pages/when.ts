import { dayOf, isDay } from '#domain/shared/zone.ts';
import type { When } from './first.ts';

/**
 * Reads the requested day from an address (`?date=`); an invalid or missing day is today. `now` in epoch milliseconds.
 */
export const whenAt = (address: string, now: number, zone: string): When => {
  const today = dayOf(now, zone);
  const asked = /[?&]date=([\d-]+)(?=[&#]|$)/.exec(address)?.[1];
  return { zone, today, day: asked !== undefined && isDay(asked) ? asked : today };
};

import { dayOf, isDay } from '#domain/shared/zone.ts';
import type { When } from './first.ts';

/** When and where the viewer of an address is, at an instant in a zone; what is no day in the address counts as today. */
export const whenAt = (address: string, now: number, zone: string): When => {
  const today = dayOf(now, zone);
  const asked = /[?&]date=([\d-]+)(?=[&#]|$)/.exec(address)?.[1];
  return { zone, today, day: asked !== undefined && isDay(asked) ? asked : today };
};

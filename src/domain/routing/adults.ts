import type { RouteSpec } from './routeSpec.ts';

/** Storage key of the viewer's statement to be 18 or over. */
export const ADULT = 'khandai.adult';

const tabsForAdults: readonly (string | null)[] = ['odds', 'tips'];

/**
 * Whether a page, the tab of a room that its address names (`?tab=`), or the part of a person's page (`?muc=`), is for
 * viewers of 18 and over.
 */
export const isForAdults = (
  { id, adults, layout }: Pick<RouteSpec, 'id' | 'adults' | 'layout'>,
  tab: string | null,
  part: string | null = null,
): boolean =>
  adults === true || (layout === 'liveroom' && tabsForAdults.includes(tab)) || (id === 'profile' && part === 'tip');

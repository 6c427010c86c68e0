import type { RouteSpec } from './routeSpec.ts';

/** Storage key of the viewer's statement to be 18 or over. */
export const ADULT = 'khandai.adult';

const tabsForAdults: readonly (string | null)[] = ['odds', 'tips'];

/** Whether a page, or the tab of a room that its address names (`?tab=`), is for viewers of 18 and over. */
export const isForAdults = ({ adults, layout }: Pick<RouteSpec, 'adults' | 'layout'>, tab: string | null): boolean =>
  adults === true || (layout === 'liveroom' && tabsForAdults.includes(tab));

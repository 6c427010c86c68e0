import type { Colour } from './colourMode.ts';

/** COLOUR-3: the colour that a page forces, always or while its picture stands in Theater (LIVE-3). */
export interface PageColour {
  readonly force: Colour;
  readonly when: 'always' | 'theater';
}

/** Where it is kept that rooms are shown in Theater; /colour.js reads it before the first paint. */
export const ROOM_DISPLAY = 'room.display';

/** What is forced now, or null. */
export const forcedColour = (page: PageColour | undefined, theater: boolean): Colour | null =>
  page && (page.when === 'always' || theater) ? page.force : null;

import type { Colour } from './colourMode.ts';

/** COLOUR-3: the colour mode that a page forces, always or only while its player is in Theater (LIVE-3). */
export interface PageColour {
  readonly force: Colour;
  readonly when: 'always' | 'theater';
}

/** Storage key of the room display (normal or Theater); /colour.js reads it before the first paint. */
export const ROOM_DISPLAY = 'room.display';

/** The mode that a page forces now, or null. */
export const forcedColour = (page: PageColour | undefined, theater: boolean): Colour | null =>
  page && (page.when === 'always' || theater) ? page.force : null;

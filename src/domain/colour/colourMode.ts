/** COLOUR-1: the viewer's preference, and the mode that is shown. */
export type ColourPreference = 'light' | 'dark' | 'system';
export type Colour = 'light' | 'dark';

export const isColourPreference = (text: unknown): text is ColourPreference =>
  text === 'light' || text === 'dark' || text === 'system';

/** COLOUR-2, COLOUR-3: a forced mode beats the preference; under `system` the operating system decides. */
export const effectiveColour = (forced: Colour | null, preference: ColourPreference, system: Colour): Colour =>
  forced ?? (preference === 'system' ? system : preference);

/** The background of each mode, for the `theme-color` of the browser's own bars. */
export const THEME_COLOURS: Readonly<Record<Colour, string>> = { dark: '#0a120f', light: '#f3f5ef' };

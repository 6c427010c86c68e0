import { isColourPreference, THEME_COLOURS, type Colour } from '#domain/colour/colourMode.ts';
import type { ColourPort, StoragePort } from '#ports/storage.ts';

/** Storage key of the preference; /colour.js reads it before the first paint. */
export const COLOUR_KEY = 'khandai.colour';

export interface ColourNeeds {
  readonly storage: StoragePort;
  /** `matchMedia('(prefers-color-scheme: light)')`. */
  readonly prefersLight: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
  readonly page: Pick<Document, 'documentElement' | 'querySelector'>;
}

export const browserColour = ({ storage, prefersLight, page }: ColourNeeds): ColourPort => {
  const system = (): Colour => (prefersLight.matches ? 'light' : 'dark');
  return {
    preference: () => {
      const kept = storage.read(COLOUR_KEY);
      return isColourPreference(kept) ? kept : 'system';
    },
    keep: (preference) => storage.write(COLOUR_KEY, preference),
    system,
    watchSystem: (changed) => {
      const listener = () => changed(system());
      prefersLight.addEventListener('change', listener);
      return () => prefersLight.removeEventListener('change', listener);
    },
    show: (colour) => {
      page.documentElement.setAttribute('data-theme', colour);
      page.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOURS[colour]);
    },
  };
};

import type { Colour, ColourPreference } from '#domain/colour/colourMode.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** Small values stored in this browser; if the browser stores nothing, reads give null and writes are dropped. */
export interface StoragePort {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string | null) => void;
}

export interface ColourPort {
  readonly preference: () => ColourPreference;
  readonly keep: (preference: ColourPreference) => void;
  readonly system: () => Colour;
  readonly watchSystem: (changed: (colour: Colour) => void) => () => void;
  readonly show: (colour: Colour) => void;
}

export interface LocalePort {
  /** The language cookie, or null. */
  readonly cookie: () => string | null;
  readonly keep: (locale: Locale) => void;
  /** The browser's languages, best first. */
  readonly browser: () => readonly string[];
  /** Loads groups of words; never rejects, and gives false if they could not be loaded. */
  readonly load: (locale: Locale, groups: readonly string[], signal: AbortSignal) => Promise<boolean>;
}

/** Reports problems: to the console, and to whatever the operator attaches. */
export interface LogPort {
  readonly warn: (message: string, detail?: unknown) => void;
  readonly report: (message: string, detail?: unknown) => void;
}

/** Time by the server's clock, and random ids. */
export interface ClockPort {
  /** Epoch milliseconds by the server's clock. */
  readonly now: () => number;
  /** A new id of at least 20 letters and digits. */
  readonly id: () => string;
}

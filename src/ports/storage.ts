import type { Colour, ColourPreference } from '#domain/colour/colourMode.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** Small things kept in this browser; a browser that keeps nothing answers null and forgets. */
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
  /** Loads groups of words; rejects nothing, false when they could not be had. */
  readonly load: (locale: Locale, groups: readonly string[], signal: AbortSignal) => Promise<boolean>;
}

/** Trouble worth keeping: the console, and whatever the operator attaches. */
export interface LogPort {
  readonly warn: (message: string, detail?: unknown) => void;
  readonly report: (message: string, detail?: unknown) => void;
}

/** The clock that follows the server's, and randomness. */
export interface ClockPort {
  /** Epoch milliseconds by the server's clock. */
  readonly now: () => number;
  /** A fresh id of 20 or more letters and digits. */
  readonly id: () => string;
}

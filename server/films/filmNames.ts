import * as Schema from 'effect/Schema';
import type { Named } from '#domain/films/film.ts';
import { localeConfig, locales, type Locale } from '#domain/locale/locale.ts';

const Texts = Schema.Record(Schema.String, Schema.String);
const GroupWire = Schema.Struct({
  genres: Texts,
  rails: Texts,
  season: Schema.String,
  specials: Schema.String,
  silent: Schema.String,
  music: Schema.String,
  effects: Schema.String,
  decade: Schema.String,
});
const readGroup = Schema.decodeUnknownSync(GroupWire);

/** Names of genres, countries, languages, rails and seasons in a reader's language. */
export interface FilmNames {
  /** An unknown genre keeps its own name. */
  readonly genre: (value: string, locale: Locale) => Named;
  readonly country: (code: string, locale: Locale) => Named;
  readonly language: (code: string, locale: Locale) => Named;
  /** Name of a single year, or of a decade (`1920s`). */
  readonly year: (value: string, locale: Locale) => Named;
  /** Name of a rail, or of a length of time. */
  readonly rail: (key: string, locale: Locale) => string;
  readonly season: (no: number, locale: Locale) => string;
}

const displayed = (type: 'region' | 'language') => {
  const byLocale = new Map(
    locales.map(({ code }) => [code, new Intl.DisplayNames(localeConfig(code).iso, { type, fallback: 'code' })]),
  );
  const names = new Map<string, Named>();
  return (value: string, locale: Locale): Named => {
    const key = `${locale} ${value}`;
    const known = names.get(key);
    if (known) return known;
    let name = value;
    try {
      name = byLocale.get(locale)?.of(value) ?? value;
    } catch {
      // Not a code: it is its own name.
    }
    const named = { value, name: name.charAt(0).toUpperCase() + name.slice(1) };
    names.set(key, named);
    return named;
  };
};

/**
 * Language codes of soundtracks without speech: silent, with music, or, in the demo, with only the sounds of the stage.
 */
const wordless: Readonly<Record<string, 'silent' | 'music' | 'effects'>> = {
  zxx: 'silent',
  'zxx-x-music': 'music',
  'zxx-x-stage': 'effects',
};

/** Reads the group `filmNames` of every language; throws if one lacks a text. */
export const filmNames = (files: Readonly<Record<string, Readonly<Record<string, unknown>>>>): FilmNames => {
  const groups = new Map(locales.map(({ code }) => [code, readGroup(files[code]?.['filmNames'])]));
  const group = (locale: Locale) => groups.get(locale)!;
  const language = displayed('language');
  return {
    genre: (value, locale) => ({ value, name: group(locale).genres[value] ?? value }),
    country: displayed('region'),
    language: (value, locale) => {
      const text = wordless[value];
      return text === undefined ? language(value, locale) : { value, name: group(locale)[text] };
    },
    year: (value, locale) => ({
      value,
      name: value.endsWith('s') ? group(locale).decade.replace('{{year}}', value.slice(0, -1)) : value,
    }),
    rail: (key, locale) => group(locale).rails[key] ?? key,
    season: (no, locale) => (no === 0 ? group(locale).specials : group(locale).season.replace('{{no}}', String(no))),
  };
};

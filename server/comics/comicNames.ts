import * as Schema from 'effect/Schema';
import type { ComicTrait } from '#domain/comics/comic.ts';
import { localeConfig, locales, type Locale } from '#domain/locale/locale.ts';

const Texts = Schema.Record(Schema.String, Schema.String);
const readGroup = Schema.decodeUnknownSync(
  Schema.Struct({
    genres: Texts,
    statuses: Texts,
    chapter: Schema.String,
    inVolume: Schema.String,
    pagesLeft: Schema.String,
  }),
);

type Naming = (value: string, locale: Locale) => ComicTrait;
/** Names of genres, states, countries and chapters in a reader's language. */
export interface ComicNames {
  /** An unknown genre keeps its own name. */
  readonly genre: Naming;
  readonly status: Naming;
  readonly country: Naming;
  readonly chapter: (
    one: { readonly volume: number | null; readonly no: number; readonly title: string },
    locale: Locale,
  ) => string;
  readonly pagesLeft: (count: number, locale: Locale) => string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Reads the group `comicNames` of every language; throws if one lacks a text. */
export const comicNames = (files: Readonly<Record<string, Readonly<Record<string, unknown>>>>): ComicNames => {
  const groups = new Map(locales.map(({ code }) => [code, readGroup(files[code]?.['comicNames'])]));
  const group = (locale: Locale) => groups.get(locale)!;
  const regions = new Map(
    locales.map(({ code }) => [
      code,
      new Intl.DisplayNames(localeConfig(code).iso, { type: 'region', fallback: 'code' }),
    ]),
  );
  const country = (value: string, locale: Locale): string => {
    try {
      return regions.get(locale)?.of(value) ?? value;
    } catch {
      // Not a country code: it is its own name.
      return value;
    }
  };
  return {
    genre: (value, locale) => ({
      value,
      name: group(locale).genres[value] ?? capital(value.replaceAll('-', ' ')),
    }),
    status: (value, locale) => ({ value, name: group(locale).statuses[value] ?? value }),
    country: (value, locale) => ({ value, name: capital(country(value, locale)) }),
    chapter: ({ volume, no, title }, locale) => {
      const { chapter, inVolume } = group(locale);
      const named = (volume === null ? chapter : inVolume.replace('{{volume}}', String(volume))).replace(
        '{{no}}',
        String(no),
      );
      return title === '' ? named : `${named}: ${title}`;
    },
    pagesLeft: (count, locale) => group(locale).pagesLeft.replace('{{count}}', String(count)),
  };
};

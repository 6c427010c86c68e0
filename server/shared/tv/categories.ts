import type { Named } from '#domain/films/film.ts';
import { localeConfig, locales, type Locale } from '#domain/locale/locale.ts';
import texts from './categoryNames.json' with { type: 'json' };

const named = texts as Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** A category of channels in a reader's language; an unknown category keeps its own name. */
export const categoryIn = (value: string, locale: Locale): Named => ({ value, name: named[value]?.[locale] ?? value });

const languages = new Map(
  locales.map(({ code }) => [
    code,
    new Intl.DisplayNames(localeConfig(code).iso, { type: 'language', fallback: 'code' }),
  ]),
);
export const languageIn = (value: string, locale: Locale): Named => {
  try {
    const name = languages.get(locale)?.of(value) ?? value;
    return { value, name: name.charAt(0).toUpperCase() + name.slice(1) };
  } catch {
    // Not a language code: it is its own name.
    return { value, name: value };
  }
};

import { localeConfig, locales, type Locale } from '#domain/locale/locale.ts';
import slugs from './nationSlugs.json' with { type: 'json' };

/** The country of channels that belong to no single nation. */
export const NOWHERE = 'ZZ';

const international: Readonly<Record<Locale, string>> = { vi: 'Quốc tế', en: 'International', zh: '國際' };

/** The last part of the address of a nation's page. */
export const nationSlug = (code: string): string =>
  (slugs as Readonly<Record<string, string>>)[code] ?? 'international';
export const isCountry = (code: string): boolean => Object.hasOwn(slugs, code);

const names = new Map(
  locales.map(({ code }) => [
    code,
    new Intl.DisplayNames(localeConfig(code).iso, { type: 'region', fallback: 'code' }),
  ]),
);
export const nationName = (code: string, locale: Locale): string =>
  code === NOWHERE ? international[locale] : (names.get(locale)?.of(code) ?? code);

/** Two letters as the pair of characters that is drawn as a flag. */
export const flagOf = (code: string): string =>
  code === NOWHERE ? '🌐' : String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.codePointAt(0)! - 65));

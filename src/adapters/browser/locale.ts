import type { LocalePort } from '#ports/storage.ts';
import type { Cookies } from './cookies.ts';

const COOKIE = 'i18n_redirected';
const YEAR_S = 365 * 86_400;

export interface LocaleNeeds {
  readonly cookies: Cookies;
  /** `navigator.languages`. */
  readonly languages: () => readonly string[];
  /** LOCALE-3: loads groups of words into the word store. */
  readonly load: LocalePort['load'];
}

/** COOKIE-1: the language cookie, and the languages of the browser. */
export const browserLocale = ({ cookies, languages, load }: LocaleNeeds): LocalePort => ({
  cookie: () => cookies.read(COOKIE),
  keep: (locale) => cookies.write(COOKIE, locale, YEAR_S),
  browser: languages,
  load,
});

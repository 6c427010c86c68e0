import { chooseLocale, localePath, DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import { readCookies } from '../shared/cookies.ts';

interface Headers {
  readonly [name: string]: string | readonly string[] | undefined;
}

const LANGUAGE_COOKIE = 'i18n_redirected';

/** The languages of an Accept-Language header, best first. */
export const acceptedLanguages = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/);
      const quality = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
      return { tag, quality: Number(quality) || 0 };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);

/**
 * Whether a request for a document comes from outside the site: by Sec-Fetch-Site, or by Referer for browsers without
 * it.
 */
export const comesFromOutside = (headers: Headers): boolean => {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'none' || site === 'cross-site';
  const { referer, host } = headers;
  if (typeof referer !== 'string' || !URL.canParse(referer)) return true;
  return new URL(referer).host !== host;
};

/** LOCALE-1, decided: where a visitor from outside is redirected from the bare `/`; null if the page is right. */
export const languageRedirect = (headers: Headers): string | null => {
  if (!comesFromOutside(headers)) return null;
  const text = (name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined);
  const cookie = readCookies(text('cookie')).get(LANGUAGE_COOKIE) ?? null;
  const locale = chooseLocale(null, cookie, acceptedLanguages(text('accept-language')));
  return locale === DEFAULT_LOCALE ? null : localePath(locale, '/');
};

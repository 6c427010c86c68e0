/** The languages of the portal; `zh` is written in Traditional Chinese. */
export type Locale = 'vi' | 'en' | 'zh';
export interface LocaleConfig {
  readonly code: Locale;
  /** The language's own name. */
  readonly language: string;
  /** BCP 47 tag, for `lang` and Intl. */
  readonly iso: string;
  readonly baseUrl: string;
}

export const locales: readonly LocaleConfig[] = [
  { code: 'vi', language: 'Tiếng Việt', iso: 'vi', baseUrl: '' },
  { code: 'en', language: 'English', iso: 'en', baseUrl: '/en' },
  { code: 'zh', language: '繁體中文', iso: 'zh-Hant', baseUrl: '/zh' },
];
export const DEFAULT_LOCALE: Locale = 'vi';

export const isLocale = (text: unknown): text is Locale => text === 'vi' || text === 'en' || text === 'zh';
export const localeConfig = (locale: Locale): LocaleConfig => locales.find((one) => one.code === locale)!;

/** Splits a path into its language and the rest; a path without prefix is vi (LOCALE-1). */
export const splitLocale = (path: string): { readonly locale: Locale; readonly path: string } => {
  const match = /^\/(en|zh)(\/|$)/.exec(path);
  if (!match) return { locale: DEFAULT_LOCALE, path };
  return { locale: match[1] as Locale, path: path.slice(3) || '/' };
};

/** A path with the prefix of a language; Vietnamese, the default, has none. */
export const localePath = (locale: Locale, path: string): string => {
  const { baseUrl } = localeConfig(locale);
  return path === '/' && baseUrl !== '' ? baseUrl : `${baseUrl}${path}`;
};

/**
 * LOCALE-1: the language of the route, then of the cookie, then of the browser, then the default. `browser` lists
 * Accept-Language, best first.
 */
export const chooseLocale = (route: Locale | null, cookie: string | null, browser: readonly string[]): Locale => {
  if (route) return route;
  if (isLocale(cookie)) return cookie;
  for (const tag of browser) {
    const code = tag.toLowerCase().split('-')[0];
    if (isLocale(code)) return code;
  }
  return DEFAULT_LOCALE;
};

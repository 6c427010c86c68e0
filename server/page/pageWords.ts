import { DEFAULT_LOCALE, type Locale } from '#domain/locale/locale.ts';
import type { Places } from '#domain/routing/pageTitle.ts';
import type { RouteId } from '#domain/routing/routes.ts';
import type { WordFiles } from './build.ts';

/** The words of locales/{language}/titles.json, which the application reads too, and descriptions.json, by route. */
export interface PageWordsOf {
  readonly title: (page: RouteId, locale: Locale, places?: Places) => string;
  readonly description: (page: RouteId | 'notFound', locale: Locale, places?: Places) => string;
}

export const createPageWords = (files: WordFiles): PageWordsOf => {
  const textOf =
    (group: 'titles' | 'descriptions') =>
    (page: string, locale: Locale, places: Places = {}) => {
      const found = files[locale]?.[group]?.[page] ?? files[DEFAULT_LOCALE]?.[group]?.[page];
      if (typeof found !== 'string') throw new Error(`locales/${locale}/${group}.json has no text for "${page}"`);
      return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => places[name] ?? '');
    };
  return { title: textOf('titles'), description: textOf('descriptions') };
};

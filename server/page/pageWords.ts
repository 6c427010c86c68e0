import { DEFAULT_LOCALE, type Locale } from '#domain/locale/locale.ts';
import type { errorKey, OddsHidden, PageKey, Places } from '#domain/routing/pageTitle.ts';
import type { WordFile, WordFiles } from './build.ts';

/** Groups of words of screens that the origin writes with. */
type PlainGroup = 'matchSections' | 'football' | 'comments';

/**
 * Titles from locales/{language}/titles.json, which the browser uses too, and descriptions from descriptions.json, by
 * page.
 */
export interface PageWordsOf {
  readonly title: (page: PageKey | ReturnType<typeof errorKey> | OddsHidden, locale: Locale, places?: Places) => string;
  readonly description: (page: PageKey | 'notFound' | OddsHidden, locale: Locale, places?: Places) => string;
  readonly word: (group: PlainGroup, key: string, locale: Locale, places?: Places) => string;
}

export const createPageWords = (files: WordFiles): PageWordsOf => {
  const textOf =
    (group: 'titles' | 'descriptions' | PlainGroup) =>
    (page: string, locale: Locale, places: Places = {}) => {
      const found = wordAt(files[locale]?.[group], page) ?? wordAt(files[DEFAULT_LOCALE]?.[group], page);
      if (typeof found !== 'string') throw new Error(`locales/${locale}/${group}.json has no text for "${page}"`);
      return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => places[name] ?? '');
    };
  return {
    ...{ title: textOf('titles'), description: textOf('descriptions') },
    word: (group, ...asked) => textOf(group)(...asked),
  };
};

const wordAt = (words: WordFile | undefined, key: string): unknown =>
  key.split('.').reduce<unknown>((found, name) => (found as WordFile | undefined)?.[name], words);

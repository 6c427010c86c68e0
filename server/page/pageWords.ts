import { DEFAULT_LOCALE, type Locale } from '#domain/locale/locale.ts';
import type { RouteId } from '#domain/routing/routes.ts';
import type { WordFiles } from './build.ts';

export interface PageWords {
  readonly title: string;
  readonly description: string;
}
/** Titles and descriptions of locales/{language}/pages.json, by route. */
export type PageWordsOf = (
  page: RouteId | 'notFound',
  locale: Locale,
  places?: Readonly<Record<string, string>>,
) => PageWords;

const isPageWords = (value: unknown): value is PageWords =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'description' in value &&
  typeof value.description === 'string';

export const createPageWords =
  (files: WordFiles): PageWordsOf =>
  (page, locale, places = {}) => {
    const found = files[locale]?.['pages']?.[page] ?? files[DEFAULT_LOCALE]?.['pages']?.[page];
    if (!isPageWords(found)) throw new Error(`locales/${locale}/pages.json has no title and description for "${page}"`);
    const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => places[name] ?? '');
    return { title: fill(found.title), description: fill(found.description) };
  };

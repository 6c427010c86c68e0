import { localePath, type Locale } from '#domain/locale/locale.ts';
import { pageNotFound } from '#domain/navigation/navigation.ts';
import { matchRoute, pageOf, type Page, type RouteMatch } from '#domain/routing/matchRoute.ts';
import { errorPageTitle, pageKey } from '#domain/routing/pageTitle.ts';
import { filledPath, type RouteId } from '#domain/routing/routes.ts';
import type { FoundPage, NoPage, Pages, PagesOf } from './areaPage.ts';
import type { PageWordsOf } from './pageWords.ts';

/** What a page says about itself in its head. */
export interface PageAbout {
  readonly status: number;
  readonly locale: Locale;
  readonly match: RouteMatch<RouteId> | null;
  readonly title: string;
  readonly description: string;
  /** Without language prefix; null where the page is none, so that nothing points to it. */
  readonly canonicalPath: string | null;
  readonly indexed: boolean;
  /** What its area knows of it. */
  readonly found: FoundPage;
}

export interface AboutSource {
  readonly words: PageWordsOf;
  readonly pages: Pages;
}

/** A page of no area is there as its row says. */
const findIn = async <Id extends RouteId>(
  pages: Partial<PagesOf<RouteId>>,
  { id, params }: Page<Id>,
  locale: Locale,
): Promise<FoundPage | NoPage> => (await pages[id]?.find(params, locale)) ?? {};

/** Judges a path without its language prefix: which page it is, whether it exists, and how it is called. */
export const describePage = async (path: string, locale: Locale, { words, pages }: AboutSource): Promise<PageAbout> => {
  const missing = (status = 404): PageAbout => ({
    title: errorPageTitle(pageNotFound(path, status)),
    description: words.description('notFound', locale),
    status,
    locale,
    match: null,
    canonicalPath: null,
    indexed: false,
    found: {},
  });
  const match = matchRoute(path);
  if (!match) return missing();
  const refusal = match.route.refuse?.(match.params);
  if (refusal) return missing(refusal.status);
  const found = await findIn(pages, pageOf(match), locale);
  if (found.status !== undefined) return missing(found.status);
  const key = pageKey(match);
  return {
    title: words.title(key, locale, found.places),
    description: words.description(key, locale, found.places),
    status: 200,
    locale,
    match,
    canonicalPath: match.route.canonical ?? found.canonicalPath ?? filledPath(match.route, match.params),
    indexed: match.route.indexed,
    found,
  };
};

/** The address of a path in a language. */
export const pageUrl = (site: string, locale: Locale, path: string): string => {
  const inLocale = localePath(locale, path);
  return `${site}${inLocale === '/' ? '/' : inLocale}`;
};

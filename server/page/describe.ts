import { localePath, type Locale } from '#domain/locale/locale.ts';
import { filledPath } from '#domain/routing/filledPath.ts';
import { findRoute, type FoundRoute } from '#domain/routing/findRoute.ts';
import { pageOf, type Page } from '#domain/routing/page.ts';
import { errorKey, ODDS_HIDDEN, pageKey } from '#domain/routing/pageTitle.ts';
import type { RouteId } from '#domain/routing/routes.ts';
import type { Clock } from '../shared/clock.ts';
import { createSingleFlight, STAND_IN_MS } from '../shared/singleFlight.ts';
import type { FoundPage, NoPage, Pages, PagesOf } from './areaPage.ts';
import type { PageWordsOf } from './pageWords.ts';

/** The contents of a page's head. */
export interface PageAbout {
  readonly status: number;
  readonly locale: Locale;
  /** As it was asked for, without language prefix. */
  readonly path: string;
  readonly found: FoundRoute<RouteId> | null;
  readonly title: string;
  readonly description: string;
  /** Without language prefix; null for an error page, so that nothing refers to it. */
  readonly canonicalPath: string | null;
  readonly indexed: boolean;
  /** What its area knows about it. */
  readonly known: FoundPage;
}

export interface AboutSource {
  readonly words: PageWordsOf;
  readonly pages: Pages;
}

/** A page without an area's description exists as its route says. */
const findIn = async <Id extends RouteId>(
  pages: Partial<PagesOf<RouteId>>,
  { id, params }: Page<Id>,
  locale: Locale,
): Promise<FoundPage | NoPage> => (await pages[id]?.find(params, locale)) ?? {};

/** Describes the page at a path (without its language prefix): which route it is, whether it exists, and its title. */
export const describePage = async (path: string, locale: Locale, { words, pages }: AboutSource): Promise<PageAbout> => {
  const missing = (status = 404): PageAbout => ({
    title: words.title(errorKey({ status }), locale),
    description: words.description('notFound', locale),
    status,
    locale,
    path,
    found: null,
    canonicalPath: null,
    indexed: false,
    known: {},
  });
  const found = findRoute(path);
  if (!found) return missing();
  const refusal = found.route.refuse?.(found.params);
  if (refusal) return missing(refusal.status);
  const known = await findIn(pages, pageOf(found), locale);
  if (known.status !== undefined) return missing(known.status);
  const key = pageKey(found);
  return {
    title: words.title(key, locale, known.places),
    description: words.description(key, locale, known.places),
    status: 200,
    locale,
    path,
    found,
    canonicalPath: found.route.canonical ?? known.canonicalPath ?? filledPath(found.route, found.params),
    indexed: found.route.indexed && known.indexed !== false,
    known,
  };
};

/** TI-9: a page about odds or tips for whoever hides them: nothing of it is told. */
export const withoutOddsAbout = (about: PageAbout, words: PageWordsOf): PageAbout => {
  if (!about.found?.route.ofOdds) return about;
  return {
    ...about,
    ...{ title: words.title(ODDS_HIDDEN, about.locale), description: words.description(ODDS_HIDDEN, about.locale) },
    ...{ canonicalPath: null, indexed: false, known: {} },
  };
};

/** As `describePage`, with concurrent requests sharing one result. */
export type DescribeNow = (path: string, locale: Locale) => Promise<PageAbout>;

const FOR_MS = 2000;
const MAX_PAGES = 200;

export const describeNow = (pages: Pages, wordsNow: () => Promise<PageWordsOf>, clock: Clock): DescribeNow => {
  const once = createSingleFlight<PageAbout>({
    ttlMs: FOR_MS,
    maxEntries: MAX_PAGES,
    clock,
    keeps: () => true,
    standInMs: STAND_IN_MS,
  });
  return (path, locale) =>
    once(`${locale} ${path}`, async () => describePage(path, locale, { pages, words: await wordsNow() }));
};

/** The address of a path in a language. */
export const pageUrl = (site: string, locale: Locale, path: string): string => {
  const inLocale = localePath(locale, path);
  return `${site}${inLocale === '/' ? '/' : inLocale}`;
};

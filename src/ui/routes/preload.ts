import { splitLocale, type Locale } from '#domain/locale/locale.ts';
import type { FoundRoute } from '#domain/routing/findRoute.ts';
import type { RouteBook } from '#domain/routing/routeBook.ts';
import type { Preloads } from '#machines/navigation/preloads.ts';
import type { WordStore } from '../i18n/wordStore.ts';
import { lineNow } from '../shared/line.ts';
import { loadScreen } from './loadScreen.ts';

/** The words of every page. */
export const SHELL_GROUPS = ['shell'] as const;

/** LOCALE-3: the groups of words of a page, including the shell's. */
export const groupsOf = (found: FoundRoute | null): readonly string[] => [
  ...SHELL_GROUPS,
  ...(found?.route.words ?? []),
];

/**
 * Loads the code and words of a page; rejects if the code cannot be loaded. Missing words have fallbacks and give
 * false.
 */
export const loadPage = async (
  words: WordStore,
  locale: Locale,
  found: FoundRoute,
  painted = false,
): Promise<boolean> => {
  const [, worded] = await Promise.all([loadScreen(found.route.id, painted), words.load(locale, groupsOf(found))]);
  return worded;
};

interface Wish {
  readonly to: string;
  readonly found: FoundRoute;
}

/**
 * What the navigation chart runs before it opens a page; `to` is a full address with its language. LOCALE-2:
 * `wordsFailed` is called if words could not be loaded.
 */
export const loadAddress =
  (words: WordStore, wordsFailed: (locale: Locale) => void) =>
  async ({ to, found, painted }: Wish & { readonly painted?: boolean }): Promise<void> => {
    const { locale } = splitLocale(to.split(/[?#]/)[0]!);
    if (!(await loadPage(words, locale, found, painted))) wordsFailed(locale);
  };

export interface PreloadNeeds {
  readonly preloads: Preloads;
  readonly readRoutes: () => Promise<RouteBook>;
  readonly words: WordStore;
  readonly locale: () => Locale;
  /** Whether the viewer saves data: then nothing is preloaded. */
  readonly savesData: () => boolean;
  /** Prefetches what a page needs beside its screen: its first calls, and the code of live pages. */
  readonly ahead: (wish: Wish) => void;
}

/** The player's controls would otherwise be loaded only after the room is shown. */
const loadStage = ({ route }: FoundRoute) =>
  route.needs?.includes('player') ? import('../features/player/ViewerStage.tsx') : null;

/** NAV-7: preloads on intent, through the queue of four; what was asked for at once. */
export const createPreload =
  ({ preloads, readRoutes, words, locale, savesData, ahead }: PreloadNeeds) =>
  async (to: string, asked?: true): Promise<void> => {
    const load = async () => {
      const found = (await readRoutes())(to.split(/[?#]/)[0]!);
      if (!found) return;
      if (!asked) ahead({ to, found });
      const [worded] = await Promise.all([loadPage(words, locale(), found), loadStage(found)]);
      if (asked && !worded) throw new Error('the words of the page did not come');
    };
    if (asked) await load();
    else if (!savesData()) preloads.want(`${locale()} ${to}`, load);
  };

/** Whether the browser's data saver is on. */
export const savesData = (): boolean => lineNow()?.saveData === true;

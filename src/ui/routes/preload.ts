import { splitLocale, type Locale } from '#domain/locale/locale.ts';
import { findRoute, type FoundRoute } from '#domain/routing/findRoute.ts';
import type { Preloads } from '#machines/navigation/preloads.ts';
import type { WordStore } from '../i18n/wordStore.ts';
import { loadScreen } from './loadScreen.ts';

/** The words that every page needs. */
export const SHELL_GROUPS = ['shell'] as const;

/** Groups of words of a page, the shell's included (LOCALE-3). */
export const groupsOf = (found: FoundRoute | null): readonly string[] => [
  ...SHELL_GROUPS,
  ...(found?.route.words ?? []),
];

/**
 * Code and words of a page; rejects where its code cannot be had. Missing words fall back, they keep nobody out: false
 * where there are such.
 */
export const loadPage = async (words: WordStore, locale: Locale, found: FoundRoute): Promise<boolean> => {
  const [, worded] = await Promise.all([loadScreen(found.route.id), words.load(locale, groupsOf(found))]);
  return worded;
};

/** What the navigation chart loads before it opens a page; `to` is a full address with its language. LOCALE-2: `wordsFailed` hears of words that could not be had. */
export const loadAddress =
  (words: WordStore, wordsFailed: (locale: Locale) => void) =>
  async ({ to, found }: { readonly to: string; readonly found: FoundRoute }): Promise<void> => {
    const { locale } = splitLocale(to.split(/[?#]/)[0]!);
    if (!(await loadPage(words, locale, found))) wordsFailed(locale);
  };

export interface PreloadNeeds {
  readonly preloads: Preloads;
  readonly words: WordStore;
  readonly locale: () => Locale;
  /** The viewer asked to save data: nothing is loaded on a guess. */
  readonly savesData: () => boolean;
  /** Asks for what a page needs beside its screen: its first calls, and the code of live pages. */
  readonly ahead: (wish: { readonly to: string; readonly found: FoundRoute }) => void;
}

/** Else the controls of the picture would be asked for only once the room stands. */
const loadStage = ({ route }: FoundRoute) =>
  route.needs?.includes('player') ? import('../features/player/ViewerStage.tsx') : null;

/** Preloads on intent, through the queue of four (NAV-7). */
export const createPreload =
  ({ preloads, words, locale, savesData, ahead }: PreloadNeeds) =>
  (to: string): void => {
    if (savesData()) return;
    const found = findRoute(to.split(/[?#]/)[0]!);
    if (!found) return;
    preloads.want(`${locale()} ${to}`, () => {
      ahead({ to, found });
      return Promise.all([loadPage(words, locale(), found), loadStage(found)]);
    });
  };

/** Whether the browser was told to save data. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

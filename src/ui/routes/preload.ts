import { splitLocale, type Locale } from '#domain/locale/locale.ts';
import { matchRoute, type RouteMatch } from '#domain/routing/matchRoute.ts';
import type { Preloads } from '#machines/navigation/preloads.ts';
import type { Messages } from '../i18n/messages.ts';
import { loadScreen } from './loadScreen.ts';

/** The words that every page needs. */
export const SHELL_GROUPS = ['shell'] as const;

/** Groups of words of a page, the shell's included (LOCALE-3). */
export const groupsOf = (match: RouteMatch | null): readonly string[] => [
  ...SHELL_GROUPS,
  ...(match?.route.messages ?? []),
];

/**
 * Code and words of a page; rejects where its code cannot be had. Missing words fall back, they keep nobody out: false
 * where there are such.
 */
export const loadPage = async (messages: Messages, locale: Locale, match: RouteMatch): Promise<boolean> => {
  const [, worded] = await Promise.all([loadScreen(match.route.id), messages.load(locale, groupsOf(match))]);
  return worded;
};

/** What the navigation chart loads before it opens a page; `to` is a full address with its language. LOCALE-2: `wordsFailed` hears of words that could not be had. */
export const loadAddress =
  (messages: Messages, wordsFailed: (locale: Locale) => void) =>
  async ({ to, match }: { readonly to: string; readonly match: RouteMatch }): Promise<void> => {
    const { locale } = splitLocale(to.split(/[?#]/)[0]!);
    if (!(await loadPage(messages, locale, match))) wordsFailed(locale);
  };

export interface PreloadNeeds {
  readonly preloads: Preloads;
  readonly messages: Messages;
  readonly locale: () => Locale;
  /** The viewer asked to save data: nothing is loaded on a guess. */
  readonly savesData: () => boolean;
  /** Asks for what a page needs beside its screen: its first calls, and the code of live pages. */
  readonly ahead: (wish: { readonly to: string; readonly match: RouteMatch }) => void;
}

/** Else the controls of the picture would be asked for only once the room stands. */
const loadStage = ({ route }: RouteMatch) =>
  route.needs?.includes('player') ? import('../features/player/ViewerStage.tsx') : null;

/** Preloads on intent, through the queue of four (NAV-7). */
export const createPreload =
  ({ preloads, messages, locale, savesData, ahead }: PreloadNeeds) =>
  (to: string): void => {
    if (savesData()) return;
    const match = matchRoute(to.split(/[?#]/)[0]!);
    if (!match) return;
    preloads.want(`${locale()} ${to}`, () => {
      ahead({ to, match });
      return Promise.all([loadPage(messages, locale(), match), loadStage(match)]);
    });
  };

/** Whether the browser was told to save data. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

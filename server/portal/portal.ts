import type { KnownFault } from '#domain/help/help.ts';
import type { LiveMode } from '#domain/schedule/mode.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { inLocale } from '../shared/portalContent.ts';
import type { Clock } from '../shared/clock.ts';
import { createSingleFlight, STAND_IN_MS } from '../shared/singleFlight.ts';
import type { WordFiles } from '../page/build.ts';
import { mergedWords } from './mergedWords.ts';
import { modesIn } from './modes.ts';
import type { StoredPortal } from './portal.store.ts';

/** Together with the cache of one second for calls, an import becomes visible within two seconds. */
const FRESH_MS = 500;

export interface PortalNeeds {
  readonly read: () => Promise<StoredPortal>;
  /** The built-in words. */
  readonly words: WordFiles;
  readonly clock: Clock;
}

/** The current content of the shell. An import runs in another process, so the store is polled. */
export interface Portal {
  readonly now: () => Promise<StoredPortal>;
  /** Including the operator's overrides. */
  readonly words: () => Promise<WordFiles>;
  readonly modes: (locale: Locale) => Promise<readonly LiveMode[]>;
  /** The operator's known incidents. */
  readonly known: (locale: Locale) => Promise<readonly KnownFault[]>;
}

export const createPortal = ({ read, words: builtIn, clock }: PortalNeeds): Portal => {
  const once = createSingleFlight<StoredPortal>({
    ttlMs: FRESH_MS,
    maxEntries: 1,
    clock,
    keeps: () => true,
    standInMs: STAND_IN_MS,
  });
  const now = () => once('portal', read);
  let merged: { readonly version: string | null; readonly words: WordFiles } = { version: null, words: builtIn };
  const words = async () => {
    const { wordsVersion, content } = await now();
    if (merged.version !== wordsVersion)
      merged = { version: wordsVersion, words: mergedWords(builtIn, content.words ?? {}) };
    return merged.words;
  };
  return {
    now,
    words,
    modes: async (locale) => modesIn(locale, (await now()).content.modes ?? [], await words()),
    known: async (locale) =>
      ((await now()).content.known ?? []).map(({ id, text }) => ({ id, text: inLocale(text, locale) })),
  };
};

import type { KnownFault } from '#domain/help/help.ts';
import type { LiveMode } from '#domain/schedule/mode.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { inLocale } from '../shared/portalContent.ts';
import type { Clock } from '../shared/clock.ts';
import { createSingleFlight } from '../shared/singleFlight.ts';
import type { WordFiles } from '../page/build.ts';
import { mergedWords } from './mergedWords.ts';
import { modesIn } from './modes.ts';
import type { StoredPortal } from './portal.store.ts';

/** With the second for which calls are kept, an import shows within two. */
const FRESH_MS = 500;

export interface PortalNeeds {
  readonly read: () => Promise<StoredPortal>;
  /** Those built in. */
  readonly words: WordFiles;
  readonly clock: Clock;
}

/** What stands around the content now. An import comes from another process, so that the store is asked again and again. */
export interface Portal {
  readonly now: () => Promise<StoredPortal>;
  /** With the operator's own among them. */
  readonly words: () => Promise<WordFiles>;
  readonly modes: (locale: Locale) => Promise<readonly LiveMode[]>;
  /** What the operator knows to be broken. */
  readonly known: (locale: Locale) => Promise<readonly KnownFault[]>;
}

export const createPortal = ({ read, words: builtIn, clock }: PortalNeeds): Portal => {
  const once = createSingleFlight<StoredPortal>({ ttlMs: FRESH_MS, maxEntries: 1, clock, keeps: () => true });
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

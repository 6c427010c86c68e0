import { use, useMemo, useSyncExternalStore } from 'react';
import type { Group, Key, Parameters, PluralKey } from '../i18n/groups.ts';
import { useApp } from './useApp.ts';
import { useLocale } from './useLocale.ts';

export interface Words<G extends Group> {
  (key: Key<G>, params?: Parameters): string;
  /** A plural by the language's rules; `{{count}}` is the number in the language's format. */
  readonly tn: (key: PluralKey<G>, count: number, params?: Parameters) => string;
}

/** The words of a group; suspends until they are loaded, and changes with the language without remounting. */
export const useWords = <G extends Group>(group: G): Words<G> => {
  const { words } = useApp();
  const locale = useLocale();
  // Renders again when words are loaded that were unavailable at first.
  const here = () => words.table(locale, group);
  const table = useSyncExternalStore(words.subscribe, here, here);
  use(words.ready(locale, group));
  return useMemo(
    () =>
      Object.assign((key: Key<G>, params?: Parameters) => words.word(locale, group, key, params), {
        tn: (key: PluralKey<G>, count: number, params?: Parameters) => words.plural(locale, group, key, count, params),
      }),
    // Other words for the group are other words for whoever keeps what they made of them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [words, locale, group, table],
  );
};

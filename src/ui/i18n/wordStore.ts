import rosetta from 'rosetta';
import { DEFAULT_LOCALE, localeConfig, type Locale } from '#domain/locale/locale.ts';
import { memoizeByKey } from '#domain/shared/memoizeByKey.ts';
import type { Parameters } from './groups.ts';

type Table = Readonly<Record<string, unknown>>;
/** Loads one group in one language; rejects if it cannot be loaded. */
export type LoadTable = (locale: Locale, group: string) => Promise<Table>;

/** The loaded words; components read them through useWords. */
export interface WordStore {
  /**
   * Loads groups in a language, together with every group already in use, so that a change of language is complete.
   * False if one could not be loaded.
   */
  readonly load: (locale: Locale, groups: readonly string[]) => Promise<boolean>;
  /** Replaces the words of a loaded group. */
  readonly replace: (locale: Locale, group: string, table: Table) => void;
  /** Resolves once the group can be read; never rejects. The same promise for the same group. */
  readonly ready: (locale: Locale, group: string) => Promise<void>;
  /** The words of a group in exactly that language; null until they are loaded. */
  readonly table: (locale: Locale, group: string) => Table | null;
  /** Falls back to Vietnamese, then to the key itself. */
  readonly word: (locale: Locale, group: string, key: string, params?: Parameters) => string;
  readonly plural: (locale: Locale, group: string, key: string, count: number, params?: Parameters) => string;
  readonly subscribe: (changed: () => void) => () => void;
}

const formatsIn = memoizeByKey((locale: Locale) => {
  const { iso } = localeConfig(locale);
  return { numbers: new Intl.NumberFormat(iso), plurals: new Intl.PluralRules(iso) };
});

/** React reads a promise without suspending if it has this status. */
interface Readable extends Promise<void> {
  status?: 'fulfilled';
  value?: undefined;
}
const marked = (promise: Readable): Promise<void> => {
  void promise.then(() => {
    promise.status = 'fulfilled';
  });
  return promise;
};
const here: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined });

export const createWordStore = (loadTable: LoadTable): WordStore => {
  const words = rosetta<Table>();
  const tables = new Map<string, Table>();
  const loading = new Map<string, Promise<boolean>>();
  const settled = new Map<string, Promise<void>>();
  const used = new Set<string>();
  const listeners = new Set<() => void>();
  const idOf = (locale: Locale, group: string) => `${locale}/${group}`;

  const replace = (locale: Locale, group: string, table: Table) => {
    words.set(locale, { [group]: table });
    tables.set(idOf(locale, group), table);
    for (const changed of listeners) changed();
  };
  const loadOne = (locale: Locale, group: string): Promise<boolean> => {
    const id = idOf(locale, group);
    if (tables.has(id)) return Promise.resolve(true);
    let under = loading.get(id);
    if (!under) {
      under = loadTable(locale, group).then(
        (table) => {
          replace(locale, group, table);
          return true;
        },
        () => {
          loading.delete(id);
          return false;
        },
      );
      loading.set(id, under);
    }
    return under;
  };

  /** Resolves in any case: an unavailable group is read in Vietnamese, or by its keys. */
  const readable = (loaded: Promise<boolean>, locale: Locale, group: string): Promise<void> =>
    marked(
      loaded.then((had) => had || locale === DEFAULT_LOCALE || loadOne(DEFAULT_LOCALE, group)).then(() => undefined),
    );

  const word = (locale: Locale, group: string, key: string, params?: Parameters): string => {
    const path = `${group}.${key}`;
    return words.t(path, params, locale) || words.t(path, params, DEFAULT_LOCALE) || key;
  };

  return {
    load: async (locale, groups) => {
      for (const group of groups) used.add(group);
      return (await Promise.all([...used].map((group) => loadOne(locale, group)))).every(Boolean);
    },
    replace,
    ready: (locale, group) => {
      used.add(group);
      const id = idOf(locale, group);
      let promise = settled.get(id);
      if (!promise) {
        promise = tables.has(id) ? here : readable(loadOne(locale, group), locale, group);
        settled.set(id, promise);
      }
      return promise;
    },
    table: (locale, group) => tables.get(idOf(locale, group)) ?? null,
    word,
    plural: (locale, group, key, count, params) => {
      const { numbers, plurals } = formatsIn(locale);
      const all = { count: numbers.format(count), ...params };
      const form = plurals.select(count);
      const found = word(locale, group, `${key}.${form}`, all);
      return found === `${key}.${form}` ? word(locale, group, `${key}.other`, all) : found;
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};

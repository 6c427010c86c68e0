import type { Locale } from '#domain/locale/locale.ts';
import type { WordFile, WordFiles } from '../page/build.ts';
import type { PortalContent } from '../shared/portalContent.ts';

const isTable = (value: unknown): value is WordFile => typeof value === 'object' && value !== null;

const withWord = (table: WordFile, [name = '', ...rest]: readonly string[], text: string): WordFile => {
  const inner = table[name];
  return { ...table, [name]: rest.length === 0 ? text : withWord(isTable(inner) ? inner : {}, rest, text) };
};

/** The words of the files, overridden by the operator's, by dotted key. */
export const mergedWords = (files: WordFiles, own: NonNullable<PortalContent['words']>): WordFiles => {
  const merged: Record<string, Record<string, WordFile>> = {};
  for (const [locale, groups] of Object.entries(files)) merged[locale] = { ...groups };
  for (const [locale, groups] of Object.entries(own))
    for (const [group, texts] of Object.entries(groups)) {
      const table = merged[locale]?.[group];
      // An override of a word that no longer exists is ignored.
      if (table)
        merged[locale]![group] = Object.entries(texts).reduce(
          (all, [key, text]) => withWord(all, key.split('.'), text),
          table,
        );
    }
  return merged;
};

/** A word by its dotted key; the key itself if there is none. */
export const wordIn = (words: WordFiles, locale: Locale, group: string, key: string): string => {
  const found = key
    .split('.')
    .reduce<unknown>((at, name) => (isTable(at) ? at[name] : undefined), words[locale]?.[group]);
  return typeof found === 'string' ? found : key;
};

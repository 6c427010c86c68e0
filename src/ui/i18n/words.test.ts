import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Table = { readonly [key: string]: string | Table };
const read = (locale: string, file: string) => JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')) as Table;
const groups = readdirSync('locales/vi');

/** Dotted keys with their words; the forms of a plural count as one. */
const leaves = (table: Table, path = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([key, value]): [string, string][] => {
      if (typeof value !== 'string') return [...leaves(value, `${path}${key}.`)];
      return [[`${path}${key}`.replace(/\.(one|other)$/, '.*'), value]];
    }),
  );
const holes = (words: string) => [...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each(['en', 'zh'])('LOCALE-3: the words in %s', (locale) => {
  it.each(groups)('%s has the keys and parameters of the Vietnamese source, all of them translated', (file) => {
    const source = leaves(read('vi', file));
    const translated = leaves(read(locale, file));
    expect([...translated.keys()].sort()).toEqual([...source.keys()].sort());
    for (const [key, words] of source) {
      expect(translated.get(key), key).not.toBe('');
      expect(holes(translated.get(key)!), key).toEqual(holes(words));
    }
  });
});

import { readFileSync } from 'node:fs';
import type { Locale } from '#domain/locale/locale.ts';

type Entry = string | { readonly [key: string]: Entry };
const files = new Map<string, Entry>();

const fileOf = (locale: Locale, group: string): Entry => {
  const path = `${locale}/${group}`;
  const known = files.get(path);
  if (known !== undefined) return known;
  const url = new URL(`../../../locales/${path}.json`, import.meta.url);
  const read = JSON.parse(readFileSync(url, 'utf8')) as Entry;
  files.set(path, read);
  return read;
};

/** The words of a group in a language, as `t('key', {name})`; an unknown key throws. */
export const words =
  (locale: Locale, group: string) =>
  (key: string, params: Readonly<Record<string, string | number>> = {}): string => {
    const found = key
      .split('.')
      .reduce<Entry | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), fileOf(locale, group));
    if (typeof found !== 'string') throw new Error(`${locale}/${group} has no "${key}"`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
  };

import type { LoadTable } from './messages.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('/locales/*/*.json', { import: 'default' });

/** One file, one chunk per group and language (LOCALE-3). */
export const loadLocaleFile: LoadTable = (locale, group) => {
  const load = files[`/locales/${locale}/${group}.json`];
  return load ? load() : Promise.reject(new Error(`no words for "${group}" in ${locale}`));
};

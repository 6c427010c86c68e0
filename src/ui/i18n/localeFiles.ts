import { importNamed, namedInHead } from '../app/namedInHead.ts';
import type { LoadTable } from './wordStore.ts';

type Table = Readonly<Record<string, unknown>>;

/** LOCALE-3: one chunk per group and language; the page's head names those of the first page. */
export const loadLocaleFile: LoadTable = async (locale, group) => {
  const named = namedInHead('words', `${locale}/${group}`);
  if (named !== null) return (await importNamed<{ readonly default: Table }>(named)).default;
  const load = (await import('./allLocaleFiles.ts')).allLocaleFiles[`/locales/${locale}/${group}.json`];
  if (!load) throw new Error(`no words for "${group}" in ${locale}`);
  return load();
};

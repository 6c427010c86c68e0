import type { LoadTable } from './messages.ts';

type Table = Readonly<Record<string, unknown>>;

/** Where the words of the first pages and of rooms lie; the list of the others would weigh on every first load. */
const first = import.meta.glob<Table>('/locales/*/{chat,home,menu,player,room,schedule,shell,titles}.json', {
  import: 'default',
});

/** One file, one chunk per group and language (LOCALE-3). */
export const loadLocaleFile: LoadTable = async (locale, group) => {
  const path = `/locales/${locale}/${group}.json`;
  const load = first[path] ?? (await import('./moreLocaleFiles.ts')).moreLocaleFiles[path];
  if (!load) throw new Error(`no words for "${group}" in ${locale}`);
  return load();
};

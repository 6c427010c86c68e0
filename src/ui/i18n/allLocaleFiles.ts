/** All files of words except those that only the origin uses. */
export const allLocaleFiles = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/locales/*/*.json', '!/locales/*/descriptions.json'],
  { import: 'default' },
);

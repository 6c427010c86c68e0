/** Where all words lie but the origin's own. */
export const allLocaleFiles = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/locales/*/*.json', '!/locales/*/descriptions.json'],
  { import: 'default' },
);

/** Where the words lie that no first page needs. */
export const moreLocaleFiles = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '/locales/*/*.json',
    '!/locales/*/{chat,home,menu,player,room,schedule,shell,titles}.json',
    // The origin's own.
    '!/locales/*/descriptions.json',
  ],
  { import: 'default' },
);

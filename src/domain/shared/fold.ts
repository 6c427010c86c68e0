/** Lower case without diacritics, for search and slugs. "đ" does not decompose, so it is mapped first. */
export const fold = (text: string): string =>
  text.toLowerCase().replace(/đ/g, 'd').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

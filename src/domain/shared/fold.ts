/** Lower case without marks, for search and slugs; "đ" does not decompose, so it is mapped first. */
export const fold = (text: string): string =>
  text.toLowerCase().replace(/đ/g, 'd').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/**
 * How well a text answers a query: 0 not at all, then folded inside, folded at a word's start, exact accents inside,
 * exact accents at a word's start. "duong" finds Đường; "đường" ranks Đường above Dương.
 */
export const searchRank = (text: string, query: string): 0 | 1 | 2 | 3 | 4 => {
  const wanted = query.trim().toLowerCase().normalize('NFC');
  if (wanted === '') return 0;
  const exact = placeOf(text.toLowerCase().normalize('NFC'), wanted);
  if (exact !== 'nowhere') return exact === 'wordStart' ? 4 : 3;
  const folded = placeOf(fold(text), fold(wanted));
  if (folded === 'nowhere') return 0;
  return folded === 'wordStart' ? 2 : 1;
};

const placeOf = (text: string, wanted: string): 'nowhere' | 'inside' | 'wordStart' => {
  if (` ${text}`.includes(` ${wanted}`)) return 'wordStart';
  return text.includes(wanted) ? 'inside' : 'nowhere';
};

import { fold } from './fold.ts';

/**
 * How well a text matches a query: 0 not at all, then without diacritics (1 inside a word, 2 at its start), then with
 * exact diacritics (3 inside a word, 4 at its start). "duong" finds Đường; "đường" ranks Đường above Dương.
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

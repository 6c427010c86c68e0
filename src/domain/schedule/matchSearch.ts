import { fold } from '../shared/fold.ts';

/** Search for matches: characters of a query, words of it that count, matches per page. */
export const MATCH_SEARCH = { longest: 80, mostWords: 8, pageSize: 20 } as const;

const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words between two team names that are not searched for. */
const between: ReadonlySet<string> = new Set(['vs']);

/** The folded words of a query; empty if it has nothing to search for. */
export const wantedWords = (query: string): readonly string[] =>
  [...new Set(wordsOf(query))].filter((word) => !between.has(word)).slice(0, MATCH_SEARCH.mostWords);

/** What a list is searched for, as the address says it; nothing but blanks and signs is no search. */
export const wantedText = (q: string | null): string => {
  const text = (q ?? '').trim().slice(0, MATCH_SEARCH.longest);
  return wantedWords(text).length > 0 ? text : '';
};

/** The searched text of a match: its names folded, with one blank before each word. */
export const searchText = (names: readonly string[]): string =>
  [...new Set(names.flatMap(wordsOf))].map((word) => ` ${word}`).join('');

/**
 * How a word is searched for in `searchText`: at the start of a word; Chinese has no blanks, so it matches anywhere.
 */
export const wordPlace = (word: string): string => (/\p{Script=Han}/u.test(word) ? word : ` ${word}`);

/** Whether a result of `searchText` contains every wanted word. */
export const hasWords = (text: string, wanted: readonly string[]): boolean =>
  wanted.every((word) => text.includes(wordPlace(word)));

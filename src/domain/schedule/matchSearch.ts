import { fold } from '../shared/fold.ts';

/** A search for a match: characters of a query at most, words of it that count, matches of a page. */
export const MATCH_SEARCH = { longest: 80, mostWords: 8, pageSize: 20 } as const;

const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What stands between two names and belongs to neither. */
const between: ReadonlySet<string> = new Set(['vs']);

/** The words that a query asks for, folded; none where nothing in it can be looked for. */
export const wantedWords = (query: string): readonly string[] =>
  [...new Set(wordsOf(query))].filter((word) => !between.has(word)).slice(0, MATCH_SEARCH.mostWords);

/** Names as a search looks through them: folded, with one blank before each word. */
export const searchText = (names: readonly string[]): string =>
  [...new Set(names.flatMap(wordsOf))].map((word) => ` ${word}`).join('');

/** How a wanted word stands in such a text: at the beginning of a word, or anywhere where it is Chinese, which has no blanks. */
export const wordPlace = (word: string): string => (/\p{Script=Han}/u.test(word) ? word : ` ${word}`);

/** Whether a text of `searchText` has every wanted word. */
export const hasWords = (text: string, wanted: readonly string[]): boolean =>
  wanted.every((word) => text.includes(wordPlace(word)));

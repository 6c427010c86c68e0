import { fold } from '../shared/fold.ts';
import { searchRank } from '../shared/searchRank.ts';
import type { LyricLine } from './lyric.ts';

/** Words of a typed line that are looked for. */
const MOST_WORDS = 24;

/** Folded words; a Chinese sign is a word. */
export const lyricWords = (text: string): readonly string[] =>
  fold(text)
    .replace(/\p{Script=Han}/gu, ' $& ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Two words after each other as one number, by which an index finds them. */
const pairOf = (a: string, b: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (const char of `${a} ${b}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash | 0;
};
const pairsOf = (words: readonly string[]): readonly number[] => [
  ...new Set(words.slice(1).map((word, i) => pairOf(words[i]!, word))),
];

/** MU-13: by what a song is found: every two words that follow each other, over the ends of lines too. */
export const lyricPairs = (lines: readonly Pick<LyricLine, 'text'>[]): readonly number[] =>
  pairsOf(lines.flatMap(({ text }) => lyricWords(text)));

/** What a typed line is looked for by; empty for a single word, which is no line. */
export const typedPairs = (query: string): readonly number[] => pairsOf(lyricWords(query).slice(0, MOST_WORDS));

export interface FoundLine {
  readonly line: LyricLine;
  /** Higher is better: as typed with accents, then without, then in parts. */
  readonly score: number;
}

/** How many of the typed pairs a text has. */
const sharedPairs = (text: string, wanted: readonly number[]): number => {
  const own = new Set(pairsOf(lyricWords(text)));
  return wanted.filter((pair) => own.has(pair)).length;
};

/** The line that somebody typed, or the best part of it; null where less than half of the typed pairs stand in one place. */
export const typedLine = (lines: readonly LyricLine[], query: string): FoundLine | null => {
  const wanted = typedPairs(query);
  if (wanted.length === 0) return null;
  const typed =
    query
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? '';
  let best: FoundLine | null = null;
  lines.forEach((line, i) => {
    // What is typed may go on in the next line.
    const text = `${line.text} ${lines[i + 1]?.text ?? ''}`.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';
    const shared = sharedPairs(text, wanted);
    if (shared * 2 < wanted.length) return;
    const inLine = sharedPairs(line.text, wanted) / wanted.length;
    const score = searchRank(text, typed) * 10 + (shared / wanted.length) * 4 + inLine;
    if (!best || score > best.score) best = { line, score };
  });
  return best;
};

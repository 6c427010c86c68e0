import type { LyricKind } from './music.ts';

export interface LyricWord {
  /** When it is sung, in milliseconds from the beginning. */
  readonly t: number;
  /** With the blank that follows it. */
  readonly text: string;
}
export interface LyricLine {
  /** Null where only the text is known. */
  readonly t: number | null;
  readonly text: string;
  readonly words?: readonly LyricWord[];
  /** When the last word ends, if that is known. */
  readonly end?: number;
  /** Translations by language. */
  readonly tr?: Readonly<Record<string, string>>;
}
/** The words of a song. `offsetMs` of the file is already in its times. */
export interface Lyric {
  readonly songId: string;
  readonly kind: LyricKind;
  /** BCP 47; `und` if it is not known. */
  readonly lang: string;
  readonly instrumental: boolean;
  readonly lines: readonly LyricLine[];
}

export const lyricKindOf = (lines: readonly LyricLine[]): LyricKind => {
  if (!lines.some(({ text }) => text !== '')) return 'none';
  if (lines.some(({ words }) => words !== undefined && words.length > 0)) return 'word';
  return lines.some(({ t }) => t !== null) ? 'line' : 'plain';
};

/** The last index whose time has come; -1 before the first. Times do not go back. */
const reachedIndex = (times: readonly (number | null)[], ms: number): number => {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Number.POSITIVE_INFINITY) <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** MU-5: the line that is sung at a position, and the word in it; -1 before the first. `offsetMs` later moves both. */
export const sungAt = (
  lines: readonly LyricLine[],
  positionMs: number,
  offsetMs = 0,
): { readonly line: number; readonly word: number } => {
  const ms = positionMs - offsetMs;
  const line = reachedIndex(
    lines.map(({ t }) => t),
    ms,
  );
  const words = lines[line]?.words;
  return {
    line,
    word: words
      ? reachedIndex(
          words.map(({ t }) => t),
          ms,
        )
      : -1,
  };
};

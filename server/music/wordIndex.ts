import { addBit, allBits, meet, noBits, type Bits } from './bits.ts';

/** Finds numbers by the beginnings of their words. */
export interface WordIndex {
  /** The numbers that have, for each wanted prefix, a word that begins with it; all numbers if none is wanted. */
  readonly find: (wanted: readonly string[]) => Bits;
}

const MOST_WORDS = 8;

/** Builds an index; `words` returns the words of each number below `limit`. */
export const createWordIndex = (limit: number, words: (n: number) => readonly string[]): WordIndex => {
  const places = new Map<string, number[]>();
  for (let n = 0; n < limit; n += 1)
    for (const word of new Set(words(n))) {
      const known = places.get(word);
      if (known) known.push(n);
      else places.set(word, [n]);
    }
  const sorted = [...places.keys()].sort();
  const packed = new Map(sorted.map((word) => [word, Uint32Array.from(places.get(word)!)]));
  const firstAt = (prefix: string): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const beginning = (prefix: string): Bits => {
    const bits = noBits(limit);
    for (let i = firstAt(prefix); i < sorted.length && sorted[i]!.startsWith(prefix); i += 1)
      for (const n of packed.get(sorted[i]!)!) addBit(bits, n);
    return bits;
  };
  return { find: (wanted) => wanted.slice(0, MOST_WORDS).map(beginning).reduce(meet, allBits(limit)) };
};

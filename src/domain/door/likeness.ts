import { fold } from '../shared/fold.ts';
import { readable } from './tokens.ts';

/** What is compared of a text: the smallest hashes of its pieces of four letters, sorted; of a short text one of all of it. */
export interface Sketch {
  readonly short: boolean;
  readonly hashes: readonly number[];
}

/** Texts of fewer letters are like one another only where they are the same. */
const SHORT = 20;
const PIECE = 4;
const MOST = 32;

const hashOf = (text: string, from: number, to: number): number => {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
};

const ASIDE = /[^\p{L}\p{N}]+/gu;
const PLAIN_LETTERS = /^[a-z0-9]*$/;

/** A text without case, marks, blanks and signs, and with letters drawn out once. */
const lettersOf = (text: string): string => {
  const seen = readable(text).replace(ASIDE, '');
  return (PLAIN_LETTERS.test(seen) ? seen : fold(seen)).replace(/(.)\1{2,}/gu, '$1');
};

export const sketchOf = (text: string): Sketch => {
  const letters = lettersOf(text);
  // A text of signs alone, such as emoji, is compared as it is.
  const whole = letters === '' ? text : letters;
  if (whole.length < SHORT) return { short: true, hashes: [hashOf(whole, 0, whole.length)] };
  const pieces = new Set<number>();
  for (let i = 0; i + PIECE <= whole.length; i += 1) pieces.add(hashOf(whole, i, i + PIECE));
  return { short: false, hashes: [...pieces].toSorted((a, b) => a - b).slice(0, MOST) };
};

/** How much of two texts is the same, from 0 to 1 (Jaccard's index of their pieces, estimated for long ones). */
export const likeness = (one: Sketch, other: Sketch): number => {
  if (one.short || other.short) return one.short === other.short && one.hashes[0] === other.hashes[0] ? 1 : 0;
  const [a, b] = [one.hashes, other.hashes];
  let [i, j, both, all] = [0, 0, 0, 0];
  while (i < a.length && j < b.length && all < MOST) {
    if (a[i] === b[j]) both += 1;
    const step = a[i]! - b[j]!;
    if (step <= 0) i += 1;
    if (step >= 0) j += 1;
    all += 1;
  }
  all = Math.min(MOST, all + a.length - i + b.length - j);
  return both / all;
};

/** The first 32 bits of the fractions of the cube roots of the first 64 primes, and of the square roots of the first 8. */
const fractions = (power: number, count: number): readonly number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    let isPrime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) isPrime = false;
    if (isPrime) found.push(Math.floor((n ** power % 1) * 2 ** 32) | 0);
  }
  return found;
};
const ROUND = fractions(1 / 3, 64);
const START = fractions(1 / 2, 8);

/** As UTF-8; a lone surrogate becomes the replacement character, as everywhere. */
const utf8 = (text: string): number[] => {
  const bytes: number[] = [];
  for (const letter of text) {
    const read = letter.codePointAt(0)!;
    const code = read >= 0xd800 && read < 0xe000 ? 0xfffd : read;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(0xf0 | (code >> 18), ...[0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]);
  }
  return bytes;
};

/** Followed by a one, zeros, and the length in bits, to whole blocks of 16 words. */
const wordsOf = (bytes: readonly number[]): Int32Array => {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  bytes.forEach((byte, i) => (words[i >> 2]! |= byte << (24 - (i & 3) * 8)));
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length & 3) * 8);
  words[words.length - 2] = Math.floor(bytes.length / 0x20000000);
  words[words.length - 1] = bytes.length << 3;
  return words;
};

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** FIPS 180-4, 6.2.2: one block of 16 words, into the state. */
const compress = (state: Int32Array, block: Int32Array, words: Int32Array): void => {
  words.set(block);
  for (let i = 16; i < 64; i += 1) {
    const [far, near] = [words[i - 15]!, words[i - 2]!];
    const one = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const two = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[i] = words[i - 16]! + one + words[i - 7]! + two;
  }
  // The eight words of the standard, a to h: each round puts a new one at the front, and they move along.
  const row = new Int32Array(72);
  for (let i = 0; i < 8; i += 1) row[64 + i] = state[i]!;
  for (let i = 0; i < 64; i += 1) {
    const at = 64 - i;
    const [a, b, c] = [row[at]!, row[at + 1]!, row[at + 2]!];
    const [e, f, g] = [row[at + 4]!, row[at + 5]!, row[at + 6]!];
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = row[at + 7]! + mixed + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!;
    row[at + 3]! += first;
    row[at - 1] = first + (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
  }
  for (let i = 0; i < 8; i += 1) state[i]! += row[i]!;
};

/**
 * SHA-256 of a text as UTF-8, in lower-case hexadecimal. For browsers without WebCrypto (plain HTTP): elsewhere the
 * platform's own is faster.
 */
export const sha256 = (text: string): string => {
  const all = wordsOf(utf8(text));
  const [state, words] = [Int32Array.from(START), new Int32Array(64)];
  for (let from = 0; from < all.length; from += 16) compress(state, all.subarray(from, from + 16), words);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};

/** FIPS 180-4: the first 32 bits of the fractional parts of the cube roots (rounds) or square roots (state) of primes. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const primes: readonly number[] = Array.from({ length: 312 }, (_, i) => i).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const ROUNDS = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const BEGIN = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const BLOCK = 64;
/** Where the length stands in the last block. */
const LENGTH_AT = 56;

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Works one block of 64 bytes into the state. */
const absorb = (state: Int32Array, words: Int32Array, block: DataView, at: number): void => {
  for (let i = 0; i < 16; i += 1) words[i] = block.getInt32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [words[i - 15]!, words[i - 2]!];
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words[i] = (words[i - 16]! + low + words[i - 7]! + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const one =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0));
};

export interface Sha256 {
  /** The next bytes of the file. */
  readonly add: (bytes: Uint8Array) => void;
  /** The hash of all of them, in lower-case hexadecimal; to be called once. */
  readonly end: () => string;
}

/**
 * SHA-256 of a file that is read in pieces: the browser's own (`crypto.subtle`) needs the whole file in memory and a
 * secure context.
 */
export const sha256 = (): Sha256 => {
  const state = Int32Array.from(BEGIN);
  const words = new Int32Array(64);
  const rest = new Uint8Array(BLOCK);
  let held = 0;
  let length = 0;
  const add: Sha256['add'] = (bytes) => {
    length += bytes.length;
    let at = 0;
    if (held > 0) {
      at = Math.min(BLOCK - held, bytes.length);
      rest.set(bytes.subarray(0, at), held);
      held += at;
      if (held < BLOCK) return;
      absorb(state, words, new DataView(rest.buffer), 0);
      held = 0;
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (; at + BLOCK <= bytes.length; at += BLOCK) absorb(state, words, view, at);
    rest.set(bytes.subarray(at));
    held = bytes.length - at;
  };
  return {
    add,
    end: () => {
      const bits = length * 8;
      const padding = new Uint8Array((held < LENGTH_AT ? LENGTH_AT : LENGTH_AT + BLOCK) - held + 8);
      padding[0] = 0x80;
      const view = new DataView(padding.buffer);
      view.setUint32(padding.length - 8, Math.floor(bits / 2 ** 32));
      view.setUint32(padding.length - 4, bits >>> 0);
      add(padding);
      return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
    },
  };
};

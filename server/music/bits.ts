/** A set of numbers below a limit, as a bit set: two sets of 100 000 are intersected in microseconds. */
export type Bits = Uint32Array;

export const noBits = (limit: number): Bits => new Uint32Array((limit + 31) >>> 5);

export const allBits = (limit: number): Bits => {
  const bits = noBits(limit).fill(0xff_ff_ff_ff);
  const rest = limit & 31;
  if (rest !== 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
};

export const addBit = (bits: Bits, n: number): void => {
  bits[n >>> 5]! |= 1 << (n & 31);
};
export const hasBit = (bits: Bits, n: number): boolean => ((bits[n >>> 5]! >>> (n & 31)) & 1) === 1;

export const bitsOf = (limit: number, members: Iterable<number>): Bits => {
  const bits = noBits(limit);
  for (const n of members) addBit(bits, n);
  return bits;
};

export const meet = (a: Bits, b: Bits): Bits => a.map((word, i) => word & b[i]!);
export const union = (a: Bits, b: Bits): Bits => a.map((word, i) => word | b[i]!);

const ones = (word: number): number => {
  let n = word - ((word >>> 1) & 0x55_55_55_55);
  n = (n & 0x33_33_33_33) + ((n >>> 2) & 0x33_33_33_33);
  return Math.imul((n + (n >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
};
export const countBits = (bits: Bits): number => bits.reduce((sum, word) => sum + ones(word), 0);
/** The size of the intersection. */
export const countBoth = (a: Bits, b: Bits): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += ones(a[i]! & b[i]!);
  return sum;
};

/** The side of the grey picture that a hash is made of is one more in width: each bit compares two neighbours. */
export const HASH_GRID = { width: 17, height: 16 } as const;

/** 256 bits as 64 hexadecimal digits. */
export const isPictureHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * The difference hash of a picture: for each two neighbours in a row of its 17 × 16 grey values, whether the left one is
 * brighter. Another size, quality or brightness changes few bits.
 */
export const pictureHash = (grey: Uint8Array): string => {
  const { width, height } = HASH_GRID;
  let hex = '';
  let [bits, digit] = [0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x + 1 < width; x += 1) {
      digit = digit * 2 + (grey[y * width + x]! > grey[y * width + x + 1]! ? 1 : 0);
      bits += 1;
      if (bits % 4 !== 0) continue;
      hex += digit.toString(16);
      digit = 0;
    }
  return hex;
};

const BITS = Array.from({ length: 16 }, (_, digit) => digit.toString(2).replaceAll('0', '').length);

/** In how many of the 256 bits two hashes differ. */
export const bitsApart = (one: string, other: string): number => {
  let apart = 0;
  for (let i = 0; i < one.length; i += 1)
    apart += BITS[Number.parseInt(one[i]!, 16) ^ Number.parseInt(other[i] ?? '0', 16)]!;
  return apart;
};

/** Pictures of one colour say nothing: their hash is like that of any other such picture. */
export const isTelling = (hash: string): boolean => {
  const set = bitsApart(hash, '0'.repeat(hash.length));
  return set >= 16 && set <= 240;
};

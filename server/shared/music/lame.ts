import type { Gapless } from '#domain/music/music.ts';

const RATES: Readonly<Record<number, readonly number[]>> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8000],
};
/** The delay of an MP3 decoder itself, in samples. */
const DECODER = 529;

const afterId3 = (bytes: Uint8Array): number => {
  if (bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33) return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes[at]! & 0x7f), 0);
  return size + 10 + ((bytes[5]! & 0x10) === 0 ? 0 : 10);
};

/**
 * How many samples of an MP3 are music, and how many samples of padding a plain decoder outputs before them, read from
 * the header that LAME writes into a first, silent frame. Null for files without it.
 */
export const lameGapless = (bytes: Uint8Array): Gapless | null => {
  const at = afterId3(bytes);
  if (at + 200 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) return null;
  const version = (bytes[at + 1]! >> 3) & 3;
  const sampleRate = RATES[version]?.[(bytes[at + 2]! >> 2) & 3];
  const isMono = bytes[at + 3]! >> 6 === 3;
  const info = at + 4 + (version === 3 ? (isMono ? 17 : 32) : isMono ? 9 : 17);
  const text = (from: number, length: number): string => String.fromCodePoint(...bytes.subarray(from, from + length));
  if (sampleRate === undefined || !/^(?:Xing|Info)$/u.test(text(info, 4)) || (bytes[info + 7]! & 1) === 0) return null;
  const frames = [8, 9, 10, 11].reduce((sum, i) => sum * 256 + bytes[info + i]!, 0);
  const flags = bytes[info + 7]!;
  const lame = info + 8 + 4 + (flags & 2 ? 4 : 0) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0);
  if (lame + 24 > bytes.length || !/^(?:LAME|Lavc|Lavf)/u.test(text(lame, 4))) return null;
  const delay = (bytes[lame + 21]! << 4) | (bytes[lame + 22]! >> 4);
  const padding = ((bytes[lame + 22]! & 0x0f) << 8) | bytes[lame + 23]!;
  const samples = frames * (version === 3 ? 1152 : 576) - delay - padding;
  return samples > 0 ? { sampleRate, delay: delay + DECODER, samples } : null;
};

import type { PictureType } from '#domain/uploads/picture.ts';

/**
 * A progressive JPEG may go over its pixels again for every 30 bytes, some 10 to 20 ms each at 16 million pixels, and no
 * library ends that half-way. Encoders make 10 scans at most; 2 MiB of other data hold the same two bytes 32 times by
 * chance.
 */
export const MOST_SCANS = 100;
/** Finding the first frame of an animation takes as long as all of them squared: a minute for 40 000. */
export const MOST_FRAMES = 1000;

const SCAN = Buffer.from([0xff, 0xda]);
const FRAME = Buffer.from('ANMF', 'latin1');

/** Whether a mark stands in the bytes more than `most` times, wherever: never fewer than a decoder would find. */
export const hasMoreThan = (most: number, mark: Uint8Array, bytes: Buffer): boolean => {
  let found = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length))
    if ((found += 1) > most) return true;
  return false;
};

/** What a PNG is drawn from: its size, colours, transparency, pixels and the way it was held. */
const drawn: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'eXIf',
]);
const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const CHUNK_BYTES = 12;

/**
 * A PNG without its words and animation: each packed text chunk of a kilobyte unpacks to 40 MB, and forty of them took
 * half a minute. What is cut off or comes after the end is left out.
 */
export const withoutWords = (png: Buffer): Buffer => {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + CHUNK_BYTES <= png.length;) {
    const type = png.toString('latin1', at + 4, at + 8);
    const end = at + CHUNK_BYTES + png.readUInt32BE(at);
    if (drawn.has(type)) kept.push(png.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
};

/** A picture without what makes it dear to decode; null where that is the picture itself. */
export const affordable = (bytes: Uint8Array, type: PictureType): Buffer | null => {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'image/png') return withoutWords(picture);
  const isDear =
    type === 'image/jpeg' ? hasMoreThan(MOST_SCANS, SCAN, picture) : hasMoreThan(MOST_FRAMES, FRAME, picture);
  return isDear ? null : picture;
};

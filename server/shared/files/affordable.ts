import type { PictureType } from '#domain/uploads/picture.ts';

/**
 * A progressive JPEG may scan its pixels again for every 30 bytes, some 10 to 20 ms each at 16 million pixels, and no
 * library aborts that half-way. Encoders make at most 10 scans; 2 MiB of other data contain the same two bytes 32 times
 * by chance.
 */
export const MOST_SCANS = 100;
/** Finding the first frame of an animation takes time quadratic in the number of frames: a minute for 40 000. */
export const MOST_FRAMES = 1000;

const SCAN = Buffer.from([0xff, 0xda]);
const FRAME = Buffer.from('ANMF', 'latin1');

/**
 * Whether a marker occurs in the bytes more than `most` times, at any position: never fewer than a decoder would find.
 */
export const hasMoreThan = (most: number, mark: Uint8Array, bytes: Buffer): boolean => {
  let found = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length))
    if ((found += 1) > most) return true;
  return false;
};

/** The PNG chunks that affect the drawing: size, colours, transparency, pixels and orientation. */
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
 * A PNG without its text and animation: each compressed text chunk of a kilobyte expands to 40 MB, and forty of them
 * took half a minute. Truncated chunks and anything after the end are left out.
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

/** A picture without what makes it expensive to decode; null if the picture itself is too expensive. */
export const affordable = (bytes: Uint8Array, type: PictureType): Buffer | null => {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'image/png') return withoutWords(picture);
  const isDear =
    type === 'image/jpeg' ? hasMoreThan(MOST_SCANS, SCAN, picture) : hasMoreThan(MOST_FRAMES, FRAME, picture);
  return isDear ? null : picture;
};

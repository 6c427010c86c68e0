import type { UploadKind } from './upload.ts';

/** Profile pictures: what may be uploaded, and what is stored. */
export const PICTURE = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 2 * 1024 * 1024,
  maxPixels: 16_000_000,
} as const;

/** The largest picture that is made for the portal, of articles and covers, in pixels. */
export const MADE_PIXELS = 60_000_000;

export type PictureType = (typeof PICTURE.types)[number];

const startsWith = (bytes: Uint8Array, at: number, ...expected: readonly number[]): boolean =>
  expected.every((byte, i) => bytes[at + i] === byte);

/** The media type by the first bytes of a file, whatever its name says; null if it is not an accepted picture. */
export const pictureTypeOf = (head: Uint8Array): PictureType | null => {
  if (startsWith(head, 0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(head, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  const isRiff = startsWith(head, 0, 0x52, 0x49, 0x46, 0x46);
  return isRiff && startsWith(head, 8, 0x57, 0x45, 0x42, 0x50) ? 'image/webp' : null;
};

export const pictureUpload: UploadKind = { maxBytes: PICTURE.maxBytes, headBytes: 16, typeOf: pictureTypeOf };

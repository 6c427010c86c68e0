/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly w: number;
  readonly h: number;
}

const ofPng = (bytes: Buffer): PictureSize => ({ w: bytes.readUInt32BE(16), h: bytes.readUInt32BE(20) });

/**
 * Markers of frames that carry the size: all "start of frame" markers, without tables (C4), extensions (C8) and codings
 * (CC).
 */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const ofJpeg = (bytes: Buffer): PictureSize | null => {
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (isFrame(marker)) return { w: bytes.readUInt16BE(at + 7), h: bytes.readUInt16BE(at + 5) };
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
};

const ofWebp = (bytes: Buffer): PictureSize | null => {
  const form = bytes.toString('latin1', 12, 16);
  if (form === 'VP8X') return { w: bytes.readUIntLE(24, 3) + 1, h: bytes.readUIntLE(27, 3) + 1 };
  if (form === 'VP8 ') return { w: bytes.readUInt16LE(26) & 0x3fff, h: bytes.readUInt16LE(28) & 0x3fff };
  if (form !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return { w: (bits & 0x3fff) + 1, h: ((bits >> 14) & 0x3fff) + 1 };
};

/**
 * The size of a PNG, JPEG or WebP, read from its head; null for anything else. 64 KiB are enough except for unusual
 * JPEGs.
 */
export const pictureSize = (bytes: Buffer): PictureSize | null => {
  if (bytes.length < 32) return null;
  const size =
    bytes.readUInt32BE(0) === 0x89_50_4e_47
      ? ofPng(bytes)
      : bytes.readUInt16BE(0) === 0xff_d8
        ? ofJpeg(bytes)
        : bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
          ? ofWebp(bytes)
          : null;
  return size && size.w > 0 && size.h > 0 ? size : null;
};

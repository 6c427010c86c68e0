import { gunzipSync } from 'node:zlib';

/** As much as is unpacked: a packed file of a megabyte can hold a thousand. */
const MOST_BYTES = 256 * 1024 * 1024;

/** The bytes of a file, unpacked if they are packed; null where they unpack to too much, or are damaged. */
export const unpacked = (bytes: Uint8Array): Uint8Array | null => {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch {
    return null;
  }
};

const decoderFor = (label: string): TextDecoder | null => {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    return null;
  }
};
const attempt = (label: string, bytes: Uint8Array): string | null => {
  try {
    return decoderFor(label)?.decode(bytes) ?? null;
  } catch {
    return null;
  }
};

/** The text of a list or a guide: by its mark, else as it says of itself, else UTF-8, else as old programs write. */
export const decoded = (bytes: Uint8Array): string => {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === '255 254' || mark === '254 255')
    return new TextDecoder(mark === '255 254' ? 'utf-16le' : 'utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const told = /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/u.exec(head)?.[1];
  return (
    (told === undefined ? null : attempt(told, bytes)) ??
    attempt('utf-8', bytes) ??
    new TextDecoder('windows-1252').decode(bytes)
  );
};

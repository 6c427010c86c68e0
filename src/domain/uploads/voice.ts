import type { UploadKind } from './upload.ts';

/** Voice demos: what may be uploaded. Durations in milliseconds. */
export const VOICE = {
  types: ['audio/webm', 'audio/mp4', 'audio/ogg'],
  maxBytes: 4 * 1024 * 1024,
  minDurationMs: 5_000,
  maxDurationMs: 60_000,
  /** How many of the first bytes `voiceTypeOf` needs. */
  headBytes: 65_536,
} as const;

export type VoiceType = (typeof VOICE.types)[number];

const letters = (bytes: Uint8Array, from: number, to: number): string =>
  Array.from(bytes.subarray(from, to), (byte) => String.fromCharCode(byte)).join('');

/**
 * The media type by the first bytes of a recording: Opus in WebM or Ogg, or an audio-only MP4. Null for anything else,
 * including video.
 */
export const voiceTypeOf = (bytes: Uint8Array): VoiceType | null => {
  const head = letters(bytes, 0, VOICE.headBytes);
  if (head.startsWith('\x1a\x45\xdf\xa3'))
    return head.slice(0, 64).includes('webm') && head.includes('A_OPUS') && !/V_(VP|AV1|MPEG)/.test(head)
      ? 'audio/webm'
      : null;
  if (head.startsWith('OggS')) return head.slice(0, 128).includes('OpusHead') ? 'audio/ogg' : null;
  if (head.slice(4, 8) !== 'ftyp') return null;
  return head.includes('soun') && !head.includes('vide') && /mp4a|Opus/.test(head) ? 'audio/mp4' : null;
};

export const voiceUpload: UploadKind = { ...VOICE, typeOf: voiceTypeOf };

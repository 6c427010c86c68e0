import { PICTURE, pictureTypeOf } from './picture.ts';
import type { UploadKind } from './upload.ts';
import { VOICE, voiceTypeOf } from './voice.ts';

/** Limits of resumable uploads, in bytes and milliseconds. */
export const RESUMABLE = {
  /** Maximum size of a chunk. */
  chunkBytes: 1_048_576,
  /** Maximum number of unfinished uploads per member. */
  mostHalf: 3,
  /** How long an unfinished upload waits for its next chunk, and a finished one for its use. */
  keptMs: 86_400_000,
} as const;

export const resumableKinds = ['picture', 'voice', 'video'] as const;
export type ResumableKind = (typeof resumableKinds)[number];

const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const;

const letters = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The media type by the first bytes of a file; null for anything but MP4, QuickTime and WebM. */
export const videoTypeOf = (head: Uint8Array): (typeof VIDEO_TYPES)[number] | null => {
  if (letters(head, 0, 4) === '\x1a\x45\xdf\xa3') return letters(head, 4, 64).includes('webm') ? 'video/webm' : null;
  if (letters(head, 4, 8) !== 'ftyp') return null;
  return letters(head, 8, 12) === 'qt  ' ? 'video/quicktime' : 'video/mp4';
};

interface ResumableUpload extends UploadKind {
  /** Media types that a client may declare before it sends bytes. */
  readonly types: readonly string[];
}
export const resumableUploads: Readonly<Record<ResumableKind, ResumableUpload>> = {
  picture: { maxBytes: 10_000_000, headBytes: 64, types: PICTURE.types, typeOf: pictureTypeOf },
  voice: { maxBytes: VOICE.maxBytes, headBytes: VOICE.headBytes, types: VOICE.types, typeOf: voiceTypeOf },
  video: { maxBytes: 500_000_000, headBytes: 64, types: VIDEO_TYPES, typeOf: videoTypeOf },
};

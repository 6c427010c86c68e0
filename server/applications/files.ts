import { PICTURE_SIDES } from '#domain/uploads/keptPicture.ts';
import { voiceTypeOf, type VoiceType } from '#domain/uploads/voice.ts';
import type { ServedFile } from '../http/handlers.ts';
import type { FileStore } from '../shared/files/fileStore.ts';
import type { JudgePicture } from '../shared/judgePicture.ts';
import { squaresOf } from '../shared/files/squares.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';

const ends: Readonly<Record<VoiceType, string>> = { 'audio/webm': '.webm', 'audio/mp4': '.m4a', 'audio/ogg': '.ogg' };
/** The side of a photo in pixels: twice the usual size, because a card shows it large. */
const PHOTO_SIDE = PICTURE_SIDES[0] * 2;

/** A file's name without its extension, by which the file store identifies it. */
const nameOf = (file: string): string => file.slice(0, file.indexOf('.'));

/** The recordings and photos of applications, which only the applicant and staff may access. */
export const applicationFiles = (files: FileStore, judgePicture: JudgePicture) => ({
  /** 415 if the first bytes are not those of a recording. */
  addVoice: async (bytes: Uint8Array): Promise<{ readonly file: string; readonly type: VoiceType } | Refusal> => {
    const type = voiceTypeOf(bytes);
    if (type === null) return refused(415);
    const end = ends[type];
    return { file: `${await files.add([{ end, bytes }])}${end}`, type };
  },
  addPhoto: async (bytes: Uint8Array): Promise<string | Refusal> => {
    const squares = await squaresOf(bytes, [PHOTO_SIDE]);
    if (isRefused(squares)) return squares;
    return (await judgePicture(squares[0]!)) ?? `${await files.add([{ end: '.webp', bytes: squares[0]! }])}.webp`;
  },
  read: async (file: string | null, type: string | null): Promise<ServedFile | null> => {
    const bytes = file === null || type === null ? null : await files.read(file);
    return bytes && type !== null ? { type, bytes } : null;
  },
  remove: async (...gone: readonly (string | null)[]): Promise<void> => {
    await Promise.all(gone.map((file) => file !== null && files.remove(nameOf(file))));
  },
  size: files.size,
  sweep: (inUse: readonly string[]) => files.sweep(new Set(inUse.map(nameOf))),
});
export type ApplicationFiles = ReturnType<typeof applicationFiles>;

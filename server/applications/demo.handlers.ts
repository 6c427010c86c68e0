import type { applications } from '#contract/http/applications.ts';
import type { Application } from '#domain/application/application.ts';
import { PICTURE } from '#domain/uploads/picture.ts';
import { VOICE } from '#domain/uploads/voice.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import type { Quota } from '../shared/files/quota.ts';
import type { TakeUpload } from '../shared/files/takeUpload.ts';
import type { ApplicationsStore, Stored } from './applications.store.ts';
import type { ApplicationFiles } from './files.ts';

interface DemoNeeds {
  readonly store: ApplicationsStore;
  readonly files: ApplicationFiles;
  readonly quota: Quota;
  readonly take: TakeUpload;
  readonly draftOf: (userId: string, now: number) => Promise<Stored | Refusal>;
  readonly asShown: (stored: Stored | null) => Promise<Application | Refusal>;
}
type Demo = 'voice' | 'photo' | 'takeVoice' | 'takePhoto';

/** Accepts the recording and the photo of an application, in one request or from a finished upload. */
export const demoHandlers = ({
  store,
  files,
  quota,
  take,
  draftOf,
  asShown,
}: DemoNeeds): Pick<AreaHandlers<typeof applications>, Demo> => {
  interface About {
    readonly durationMs: number;
    readonly clipId: string;
  }
  const keepVoice = async (draft: Stored, body: Uint8Array, { durationMs, clipId }: About, now: number) => {
    const voice = await files.addVoice(body);
    if (isRefused(voice)) return voice;
    const about = { ...voice, durationMs, clipId, bytes: body.length };
    const replaced = await store.setVoice(draft.applicationId, about, now);
    await files.remove(replaced ? replaced.before.voiceFile : voice.file);
    return asShown(replaced && replaced.stored);
  };
  const keepPhoto = async (draft: Stored, body: Uint8Array, now: number) => {
    const photo = await files.addPhoto(body);
    if (isRefused(photo)) return photo;
    const replaced = await store.setPhoto(draft.applicationId, photo, now);
    await files.remove(replaced ? replaced.before.photoFile : photo);
    return asShown(replaced && replaced.stored);
  };
  /** Adds a finished upload to the draft, once. */
  const taken = async (
    upload: { readonly kind: 'voice' | 'picture'; readonly uploadId: string; readonly maxBytes: number },
    { userId, now }: { readonly userId: string; readonly now: number },
    keep: (draft: Stored, bytes: Uint8Array) => Promise<Application | Refusal>,
  ): Promise<Application | Refusal> => {
    const draft = await draftOf(userId, now);
    if (isRefused(draft)) return draft;
    const found = await take(userId, upload.uploadId, upload.kind, now);
    if (isRefused(found)) return found;
    if (found.state === 'taken') return asShown(draft);
    if (found.bytes.length > upload.maxBytes) return refused(413);
    const kept = await keep(draft, found.bytes);
    if (!isRefused(kept)) await found.done();
    return kept;
  };
  return {
    voice: async (about, { viewer, address, body, now }) => {
      const draft = await draftOf(viewer.userId, now);
      if (isRefused(draft)) return draft;
      const tooMuch = await quota.take({ userId: viewer.userId, address }, body.length, files);
      return tooMuch ?? keepVoice(draft, body, about, now);
    },
    photo: async (_input, { viewer, address, body, now }) => {
      const draft = await draftOf(viewer.userId, now);
      if (isRefused(draft)) return draft;
      const tooMuch = await quota.take({ userId: viewer.userId, address }, body.length, files);
      return tooMuch ?? keepPhoto(draft, body, now);
    },
    takeVoice: async ({ uploadId, ...about }, { viewer: { userId }, now }) =>
      taken({ kind: 'voice', uploadId, maxBytes: VOICE.maxBytes }, { userId, now }, (draft, bytes) =>
        keepVoice(draft, bytes, about, now),
      ),
    takePhoto: async ({ uploadId }, { viewer: { userId }, now }) =>
      taken({ kind: 'picture', uploadId, maxBytes: PICTURE.maxBytes }, { userId, now }, (draft, bytes) =>
        keepPhoto(draft, bytes, now),
      ),
  };
};

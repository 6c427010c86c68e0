import { randomBytes } from 'node:crypto';
import type { uploads } from '#contract/http/uploads.ts';
import { RESUMABLE, resumableUploads } from '#domain/uploads/resumable.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { Quota } from '../shared/files/quota.ts';
import type { TakeUpload } from '../shared/files/takeUpload.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import { isGone, type PartFiles } from './partFiles.ts';
import { createTurn } from './turn.ts';
import type { Upload, UploadsStore } from './uploads.store.ts';

export interface UploadsParts {
  readonly store: UploadsStore;
  readonly files: PartFiles;
  readonly quota: Quota;
}

const tooMany = refused(429, { retryAfterS: 60, message: 'Three uploads are begun already; finish or cancel one.' });
const wrongOffset = ({ here }: Upload): Refusal => refused(409, { message: `The next byte is ${here}.` });

export interface Uploads {
  readonly handlers: AreaHandlers<typeof uploads>;
  readonly take: TakeUpload;
}

/**
 * Receives files in parts. Each part is on the disk before it is recorded, so that recorded parts survive any crash.
 */
export const createUploads = ({ store, files, quota }: UploadsParts): Uploads => {
  const inTurnOf = createTurn();
  /** Complete files are hashed one after the other, however many requests there are. */
  const HASHING = 'hashing';

  const own = async (uploadId: string, userId: string, now: number): Promise<Upload | Refusal> =>
    (await store.one(uploadId, userId, now)) ?? refused(404);
  const drop = async (uploadId: string): Promise<void> => {
    await store.remove(uploadId);
    await files.remove([uploadId]);
  };
  /** Works on an upload's file; the upload is deleted if its file is gone. */
  const onFile = async <A>(uploadId: string, work: () => Promise<A>): Promise<A | Refusal> => {
    try {
      return await work();
    } catch (error) {
      if (!isGone(error)) throw error;
      await drop(uploadId);
      return refused(404);
    }
  };
  /** The type detected in the bytes; the upload is deleted if it is not allowed for its kind. */
  const judged = async ({ uploadId, kind }: Upload, head: Uint8Array): Promise<string | Refusal> => {
    const mime = resumableUploads[kind].typeOf(head);
    if (mime !== null) return mime;
    await drop(uploadId);
    return refused(415);
  };
  const whole = async (upload: Upload, now: number): Promise<string | Refusal> => {
    const { uploadId, size, kind, sha256 } = upload;
    const found = await files.digest(uploadId, size, resumableUploads[kind].headBytes);
    if (found.sha256 !== sha256) {
      await drop(uploadId);
      return refused(422, { fields: { sha256: 'mismatch' } });
    }
    const mime = await judged(upload, found.head);
    if (!isRefused(mime)) await store.becomes(uploadId, 'whole', mime, now);
    return mime;
  };

  return {
    handlers: {
      begin: async ({ kind, size, sha256, mime }, { viewer: { userId }, address, now }) => {
        const { maxBytes, types } = resumableUploads[kind];
        if (size > maxBytes) return refused(422, { fields: { size: 'tooLarge' } });
        if (!types.includes(mime)) return refused(415);
        return inTurnOf(userId, async () => {
          const wish = { userId, kind, size, sha256 };
          const same = await store.same(wish, now);
          if (same) return { uploadId: same.uploadId, chunk: RESUMABLE.chunkBytes, offset: same.here };
          const tooMuch = await quota.take({ userId, address }, size, { size: store.promised });
          if (tooMuch) return tooMuch;
          const uploadId = randomBytes(16).toString('hex');
          if (!(await store.begin({ ...wish, uploadId }, now))) return tooMany;
          return { uploadId, chunk: RESUMABLE.chunkBytes, offset: 0 };
        });
      },
      put: ({ uploadId, offset }, { viewer, body, now }) =>
        inTurnOf(uploadId, async () => {
          const upload = await own(uploadId, viewer.userId, now);
          if (isRefused(upload)) return upload;
          const end = offset + body.length;
          if (end > upload.size) return refused(422, { fields: { body: 'tooLarge' } });
          // A retry after a lost answer.
          if (end === upload.here && offset < end) return { offset: upload.here };
          if (offset !== upload.here || upload.state !== 'half') return wrongOffset(upload);
          const { headBytes } = resumableUploads[upload.kind];
          if (offset === 0 && body.length >= headBytes) {
            const mime = await judged(upload, body.subarray(0, headBytes));
            if (isRefused(mime)) return mime;
          }
          return onFile(uploadId, async () => {
            await files.write(uploadId, offset, body);
            return (await store.came(uploadId, offset, end, now)) ? { offset: end } : refused(404);
          });
        }),
      state: async ({ uploadId }, { viewer, now }) => {
        const upload = await own(uploadId, viewer.userId, now);
        if (isRefused(upload)) return upload;
        return { offset: upload.here, size: upload.size, expiresAt: upload.expiresAt };
      },
      finish: ({ uploadId }, { viewer, now }) =>
        inTurnOf(uploadId, async () => {
          const upload = await own(uploadId, viewer.userId, now);
          if (isRefused(upload)) return upload;
          const { size, here, mime: known } = upload;
          if (here < size) return wrongOffset(upload);
          const mime = known ?? (await inTurnOf(HASHING, () => onFile(uploadId, () => whole(upload, now))));
          return isRefused(mime) ? mime : { uploadId, mime, size };
        }),
      cancel: ({ uploadId }, { viewer, now }) =>
        inTurnOf(uploadId, async () => {
          const upload = await own(uploadId, viewer.userId, now);
          if (!isRefused(upload)) await drop(uploadId);
          return null;
        }),
    },
    take: (userId, uploadId, kind, now) =>
      inTurnOf(uploadId, async () => {
        const upload = await own(uploadId, userId, now);
        if (isRefused(upload) || upload.kind !== kind) return refused(404);
        if (upload.state === 'taken') return { state: 'taken' };
        if (upload.state === 'half') return refused(409);
        const bytes = await onFile(uploadId, () => files.read(uploadId));
        if (isRefused(bytes)) return bytes;
        return {
          ...{ state: 'whole', bytes },
          done: async () => {
            await store.becomes(uploadId, 'taken', upload.mime, now);
            await files.remove([uploadId]);
          },
        };
      }),
  };
};

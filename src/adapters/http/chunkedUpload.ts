import { uploads } from '#contract/http/uploads.ts';
import type { ResumableKind } from '#domain/uploads/resumable.ts';
import { failed, succeeded, type Failure, type Outcome } from '#ports/failure.ts';
import type { Send } from './send.ts';

export interface ChunkedUploadNeeds {
  readonly send: Send;
  /** SHA-256. */
  readonly digest: (bytes: ArrayBuffer) => Promise<ArrayBuffer>;
  /** Gives a `fetch` that reports upload progress, 0 to 1. */
  readonly watched: (sent: (share: number) => void) => typeof fetch;
}

/** Maximum number of unexpected offsets, which occur when another tab uploads the same file. */
const MOST_CONFLICTS = 5;

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const isConflict = (failure: Failure): boolean => failure.kind === 'refused' && failure.code === 409;

/**
 * Uploads a file in chunks and gives the id of the finished upload. Each chunk is tried once. A retry, also in a later
 * visit, resumes where the origin stopped, because the same file maps to the same upload. `sent` reports progress of
 * the whole file, 0 to 1.
 */
export const uploadInChunks =
  ({ send, digest, watched }: ChunkedUploadNeeds) =>
  async (
    kind: ResumableKind,
    file: Blob,
    sent: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Outcome<string>> => {
    const sha256 = hex(await digest(await file.arrayBuffer()));
    const begun = await send(uploads.begin, { kind, size: file.size, sha256, mime: file.type }, signal);
    if (!begun.ok) return begun;
    const { uploadId, chunk } = begun.value;
    let { offset } = begun.value;
    let conflicts = 0;
    while (offset < file.size) {
      const from = offset;
      sent(from / file.size);
      const part = file.slice(from, from + chunk, 'application/octet-stream');
      const fetch = watched((share) => sent((from + share * part.size) / file.size));
      const put = await send(uploads.put, { uploadId, offset }, signal, { body: part, fetch });
      const now = put.ok || !isConflict(put.failure) ? put : await send(uploads.state, { uploadId }, signal);
      if (!now.ok) return now;
      if (!put.ok && (conflicts += 1) > MOST_CONFLICTS) return failed(put.failure);
      offset = now.value.offset;
    }
    const whole = await send(uploads.finish, { uploadId }, signal);
    return whole.ok ? succeeded(uploadId) : whole;
  };

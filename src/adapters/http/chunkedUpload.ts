import { uploads } from '#contract/http/uploads.ts';
import type { ResumableKind } from '#domain/uploads/resumable.ts';
import { sha256 } from '#domain/uploads/sha256.ts';
import { failed, succeeded, type Failure, type Outcome } from '#ports/failure.ts';
import type { FileProgress } from '#ports/profile.ts';
import type { Send } from './send.ts';

export interface ChunkedUploadNeeds {
  readonly send: Send;
  /** Gives a `fetch` that reports upload progress, 0 to 1. */
  readonly watched: (sent: (share: number) => void) => typeof fetch;
}

/** Maximum number of unexpected offsets, which occur when another tab uploads the same file. */
const MOST_CONFLICTS = 5;

/** Bytes that are hashed at once, so that the page answers in between. */
const HASHED_AT_ONCE = 1_048_576;

const hashes = new WeakMap<Blob, string>();
/** The hash of a file, read piece by piece; of one file it is computed once. */
const hashOf = async (file: Blob, told: (share: number) => void, signal: AbortSignal): Promise<string> => {
  const known = hashes.get(file);
  if (known !== undefined) return known;
  const hash = sha256();
  for (let at = 0; at < file.size; at += HASHED_AT_ONCE) {
    signal.throwIfAborted();
    told(at / file.size);
    hash.add(new Uint8Array(await file.slice(at, at + HASHED_AT_ONCE).arrayBuffer()));
  }
  const made = hash.end();
  hashes.set(file, made);
  return made;
};
const isConflict = (failure: Failure): boolean => failure.kind === 'refused' && failure.code === 409;

/**
 * Uploads a file in chunks and gives the id of the finished upload. Each chunk is tried once. A retry, also in a later
 * visit, resumes where the origin stopped, because the same file maps to the same upload.
 */
export const uploadInChunks =
  ({ send, watched }: ChunkedUploadNeeds) =>
  async (
    kind: ResumableKind,
    file: Blob,
    told: (progress: FileProgress) => void,
    signal: AbortSignal,
  ): Promise<Outcome<string>> => {
    const hash = await hashOf(file, (share) => told({ step: 'hashing', share }), signal);
    const sent = (share: number) => told({ step: 'sending', share });
    const begun = await send(uploads.begin, { kind, size: file.size, sha256: hash, mime: file.type }, signal);
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

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../shared/files/durable.ts';

const END = '.part';
/** Bytes read at a time for hashing, so that the thread is free in between. */
const HASHED_BYTES = 262_144;

/** Files of resumable uploads, one for each upload, under unguessable names. */
export interface PartFiles {
  /** Resolves once the bytes are on the disk at that offset. */
  readonly write: (uploadId: string, offset: number, bytes: Uint8Array) => Promise<void>;
  /** SHA-256 of the first `size` bytes in lower-case hexadecimal, and the first `head` of them. */
  readonly digest: (uploadId: string, size: number, head: number) => Promise<{ sha256: string; head: Buffer }>;
  readonly read: (uploadId: string) => Promise<Buffer>;
  /** Idempotent. */
  readonly remove: (uploadIds: readonly string[]) => Promise<void>;
  /** The ids of all existing files. */
  readonly ids: () => Promise<readonly string[]>;
}

/** A file may be missing although its row exists: after a database restore, or if the folder was emptied. */
export const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

export const partFiles = (folder: string): PartFiles => {
  const fileOf = (uploadId: string): string => join(folder, `${uploadId}${END}`);
  return {
    write: async (uploadId, offset, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(fileOf(uploadId), offset === 0 ? 'w' : 'r+', 0o600);
      try {
        await file.write(bytes, 0, bytes.length, offset);
        await file.datasync();
      } finally {
        await file.close();
      }
      if (offset === 0) await syncFolder(folder);
    },
    digest: async (uploadId, size, headBytes) => {
      const hash = createHash('sha256');
      let head = Buffer.alloc(0);
      const pieces: AsyncIterable<Buffer> = createReadStream(fileOf(uploadId), {
        end: size - 1,
        highWaterMark: HASHED_BYTES,
      });
      for await (const piece of pieces) {
        hash.update(piece);
        if (head.length < headBytes) head = Buffer.concat([head, piece]).subarray(0, headBytes);
      }
      return { sha256: hash.digest('hex'), head };
    },
    read: (uploadId) => readFile(fileOf(uploadId)),
    remove: async (uploadIds) => {
      await Promise.all(uploadIds.map((uploadId) => rm(fileOf(uploadId), { force: true })));
    },
    ids: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return (await readdir(folder)).filter((file) => file.endsWith(END)).map((file) => file.slice(0, -END.length));
    },
  };
};

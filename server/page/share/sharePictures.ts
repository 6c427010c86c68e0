import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSharp } from '../../shared/files/sharpLibrary.ts';
import { refused, type Refusal } from '../../shared/refusal.ts';
import { drawShared, textsOf } from './draw.ts';
import { openLettering } from './lettering.ts';
import type { Shared } from './shared.ts';

export interface SharePicturesSource {
  /** The folder of the outlines. */
  readonly fonts: string;
  /** A temporary folder for drawing. */
  readonly scratch: string;
  /** Maximum total size of the cache. */
  readonly maxBytes?: number;
  /** Maximum length of the queue; one picture is drawn at a time. */
  readonly maxWaiting?: number;
}

/** A picture has about 80 KiB. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_WAITING = 16;
const busy = refused(503, { retryAfterS: 2 });

export type SharePictures = (version: string, shared: Shared) => Promise<Buffer | Refusal>;

/**
 * PNGs by version: each is drawn once for concurrent requests, the most recent ones are cached, and the others drawn
 * again.
 */
export const createSharePictures = ({
  fonts,
  scratch,
  maxBytes = MAX_BYTES,
  maxWaiting = MAX_WAITING,
}: SharePicturesSource): SharePictures => {
  const letteringFor = openLettering(fonts);
  const kept = new Map<string, Buffer>();
  const drawing = new Map<string, Promise<Buffer>>();
  let bytes = 0;
  let last: Promise<unknown> = Promise.resolve();

  const draw = async (shared: Shared): Promise<Buffer> => {
    const svg = drawShared(await letteringFor(textsOf(shared)), shared);
    const sharp = await loadSharp();
    await mkdir(scratch, { recursive: true, mode: 0o700 });
    const file = join(scratch, `${randomUUID()}.svg`);
    try {
      await writeFile(file, svg, { mode: 0o600 });
      return await sharp(file).png({ compressionLevel: 6 }).toBuffer();
    } finally {
      await rm(file, { force: true });
    }
  };
  const keep = (version: string, png: Buffer): void => {
    kept.set(version, png);
    bytes += png.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  };
  return async (version, shared) => {
    const held = kept.get(version);
    if (held) {
      kept.delete(version);
      kept.set(version, held);
      return held;
    }
    const begun = drawing.get(version);
    if (begun) return begun;
    if (drawing.size > maxWaiting) return busy;
    const drawn = last.then(() => draw(shared));
    last = drawn.catch(() => {});
    drawing.set(version, drawn);
    try {
      const png = await drawn;
      keep(version, png);
      return png;
    } finally {
      drawing.delete(version);
    }
  };
};

import { open } from 'node:fs/promises';
import * as Data from 'effect/Data';
import * as Effect from 'effect/Effect';

/** The file does not exist, is a folder, or is not readable for this account. */
export class Unreadable extends Data.TaggedError('Unreadable')<{ readonly path: string }> {}

/** Reads a file; it is closed in any case. */
export const readWhole = (path: string): Effect.Effect<Uint8Array, Unreadable> => {
  const orUnreadable = <A>(work: () => Promise<A>) =>
    Effect.tryPromise({ try: work, catch: () => new Unreadable({ path }) });
  return Effect.acquireRelease(
    orUnreadable(() => open(path)),
    (file) => Effect.promise(() => file.close()),
  ).pipe(
    Effect.flatMap((file) => orUnreadable(() => file.readFile())),
    Effect.scoped,
  );
};

/** The text of a file in UTF-8, or in UTF-16 with a mark in front; null where the bytes are no such text. */
export const textOf = (bytes: Uint8Array): string | null => {
  const mark = [bytes[0], bytes[1]].join(' ');
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
};

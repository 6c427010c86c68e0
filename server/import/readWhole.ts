import { open } from 'node:fs/promises';
import * as Data from 'effect/Data';
import * as Effect from 'effect/Effect';

/** The file does not exist, is a folder, or is not readable for this account. */
export class Unreadable extends Data.TaggedError('Unreadable')<{ readonly path: string }> {}

/** Reads a file as text; it is closed in any case. */
export const readWhole = (path: string): Effect.Effect<string, Unreadable> => {
  const orUnreadable = <A>(work: () => Promise<A>) =>
    Effect.tryPromise({ try: work, catch: () => new Unreadable({ path }) });
  return Effect.acquireRelease(
    orUnreadable(() => open(path)),
    (file) => Effect.promise(() => file.close()),
  ).pipe(
    Effect.flatMap((file) => orUnreadable(() => file.readFile('utf8'))),
    Effect.scoped,
  );
};

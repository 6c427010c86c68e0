import { open } from 'node:fs/promises';
import * as Data from 'effect/Data';
import * as Effect from 'effect/Effect';

/** There is no such file, it is a folder, or this account may not read it. */
export class Unreadable extends Data.TaggedError('Unreadable')<{ readonly path: string }> {}

/** A file as text; it is closed whatever comes. */
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

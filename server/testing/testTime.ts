import * as Effect from 'effect/Effect';
import type * as Scope from 'effect/Scope';
import * as TestClock from 'effect/testing/TestClock';

/** Runs a program whose time passes only by `TestClock.adjust`; its scope closes at the end. */
export const inTestTime = <A, E>(program: Effect.Effect<A, E, Scope.Scope>): Promise<A> =>
  Effect.runPromise(Effect.scoped(program).pipe(Effect.provide(TestClock.layer())));

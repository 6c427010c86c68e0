import * as Effect from 'effect/Effect';
import * as FiberSet from 'effect/FiberSet';
import type * as Schedule from 'effect/Schedule';
import type * as Scope from 'effect/Scope';
import * as Semaphore from 'effect/Semaphore';
import { insistently, type Delivery, type DeliveryFault } from './delivery.ts';

export interface QueueOptions<A> {
  /** One try. */
  readonly deliver: (item: A) => Delivery;
  /** Waiting and under way together; more is not taken. */
  readonly most: number;
  /** Under way at the same time. */
  readonly atOnce: number;
  /** Until the first try of an item, in milliseconds. */
  readonly pauseMs: (item: A) => number;
  /** Between two tries; at its end an item is given up. */
  readonly retries: Schedule.Schedule<unknown>;
  readonly gaveUp: (item: A, fault: DeliveryFault) => void;
}

export interface Queue<A> {
  readonly hasRoom: () => boolean;
  /** False where there was no room. */
  readonly add: (item: A) => boolean;
}

/**
 * Does things one after another off everybody's way, each a few times until it is done. In memory alone. As its scope
 * closes it takes nothing more, forgets what waits, and is closed once nothing is under way.
 */
export const makeQueue = <A>({
  deliver,
  most,
  atOnce,
  pauseMs,
  retries,
  gaveUp,
}: QueueOptions<A>): Effect.Effect<Queue<A>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const permits = yield* Semaphore.make(atOnce);
    const begin = yield* FiberSet.makeRuntime();
    let count = 0;
    let ended = false;
    yield* Effect.addFinalizer(() => Effect.sync(() => (ended = true)));

    const work = (item: A) =>
      Effect.sleep(pauseMs(item)).pipe(
        // What waits may be called off, a try that has begun may not. No permit is held between two tries.
        Effect.andThen(
          insistently(permits.withPermit(Effect.uninterruptible(Effect.suspend(() => deliver(item)))), retries),
        ),
        Effect.catch((fault) => Effect.sync(() => gaveUp(item, fault))),
        Effect.ensuring(Effect.sync(() => (count -= 1))),
      );
    const hasRoom = () => !ended && count < most;
    return {
      hasRoom,
      add: (item) => {
        if (!hasRoom()) return false;
        count += 1;
        begin(work(item));
        return true;
      },
    };
  });

import { randomUUID } from 'node:crypto';
import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import * as Latch from 'effect/Latch';
import * as Schedule from 'effect/Schedule';
import type * as Scope from 'effect/Scope';
import { DatabaseUnavailable } from '../database/database.ts';
import { NotDelivered, type Delivery, type DeliveryFault } from '../shared/delivery.ts';
import type { Clock as OriginClock } from '../shared/clock.ts';
import type { Writes } from '../shared/outbox.ts';
import type { OutboxKind, OutboxStore, TakenItem } from './outbox.store.ts';

/** How long a try may last, and for how long an item is one process's: what a killed one had is taken again after that. */
export const TRY_MS = 45_000;
export const LEASE_MS = 60_000;
/** How often is looked for what nobody woke for: the items of another process, or of one that died. */
export const LOOK_MS = 5000;
const AWAY = 'the database does not answer';
/** After the first try, the second and so on; the last counts for all that follow. */
const PAUSES_MS = [2000, 10_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000] as const;
/** What was delivered has to be ended; while its lease lasts, a database that is away is asked again. */
const untilEnded = {
  schedule: Schedule.max([Schedule.spaced('1 second'), Schedule.recurs(10)]),
  while: ({ message }: NotDelivered) => message === AWAY,
};

export const pauseAfter = (tries: number): number => PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1]!;

export interface DelivererNeeds {
  readonly store: OutboxStore;
  readonly kind: OutboxKind;
  /** Under way at the same time. */
  readonly atOnce: number;
  /** One try; answers what is stored with the end of the item. */
  readonly deliver: (item: TakenItem) => Delivery<readonly Writes[]>;
  /** Hears of what is lost, and why. */
  readonly gaveUp: (item: TakenItem, reason: string) => void;
  /** Hears of faults of the database. */
  readonly failed: (error: unknown) => void;
  /** By which items expire. */
  readonly clock: OriginClock;
}

export interface Deliverer {
  /** Looks at once for what is due. */
  readonly wake: () => void;
}

/**
 * Delivers the items of one kind as they fall due, each until it is delivered, refused for good, or worth nothing any
 * more. By the machine's time, which other services live in, and not by CLOCK. As its scope closes it takes nothing more,
 * and is closed once nothing is under way; what waits stays stored.
 */
export const makeDeliverer = ({
  store,
  kind,
  atOnce,
  deliver,
  gaveUp,
  failed,
  clock,
}: DelivererNeeds): Effect.Effect<Deliverer, never, Scope.Scope> =>
  Effect.gen(function* () {
    const running = new Set<Fiber.Fiber<void>>();
    const woken = yield* Latch.make();

    const ask = <A>(question: () => Promise<A>) =>
      Effect.tryPromise({
        try: question,
        catch: (error) => {
          failed(error);
          return new NotDelivered({ message: error instanceof DatabaseUnavailable ? AWAY : 'a statement failed' });
        },
      });
    const lose = (item: TakenItem, reason: string) =>
      ask(() => store.end(item, [])).pipe(Effect.map((ended) => (ended ? gaveUp(item, reason) : undefined)));
    const isWorthless = ({ expiresAt }: TakenItem, inMs = 0): boolean =>
      expiresAt !== null && expiresAt <= clock() + inMs;
    const after = (item: TakenItem, { _tag, message }: DeliveryFault) => {
      const pauseMs = pauseAfter(item.tries);
      if (_tag === 'Undeliverable' || isWorthless(item, pauseMs)) return lose(item, message);
      return Effect.flatMap(Clock.currentTimeMillis, (now) => ask(() => store.later(item, now + pauseMs, message)));
    };
    const tried = (item: TakenItem) =>
      Effect.suspend(() => deliver(item)).pipe(
        Effect.timeoutOrElse({
          duration: TRY_MS,
          orElse: () => Effect.fail(new NotDelivered({ message: 'a delivery takes too long' })),
        }),
        Effect.flatMap((writes) =>
          Effect.retry(
            ask(() => store.end(item, writes)),
            untilEnded,
          ),
        ),
        Effect.catch((fault) => after(item, fault)),
      );
    const work = (item: TakenItem): Effect.Effect<void> =>
      (isWorthless(item) ? lose(item, 'it came too late') : tried(item)).pipe(Effect.ignore);

    const begin = (item: TakenItem) =>
      Effect.gen(function* () {
        // Of no scope: what has begun is not called off.
        const fiber = yield* Effect.forkDetach(work(item));
        running.add(fiber);
        fiber.addObserver(() => {
          running.delete(fiber);
          woken.openUnsafe();
        });
      });
    const takeDue = (now: number) =>
      Effect.gen(function* () {
        const lease = { id: randomUUID(), until: now + LEASE_MS };
        for (const item of yield* ask(() => store.take(kind, atOnce - running.size, now, lease))) yield* begin(item);
      });
    const look = Effect.gen(function* () {
      woken.closeUnsafe();
      const now = yield* Clock.currentTimeMillis;
      const { first, next } = yield* ask(() => store.times(kind, now));
      // Once taken it is delivered, whatever ends meanwhile.
      if (first !== null && first <= now && running.size < atOnce) yield* Effect.uninterruptible(takeDue(now));
      return next === null ? LOOK_MS : Math.min(LOOK_MS, next - now);
    });
    const round = look.pipe(
      Effect.catch(() => Effect.succeed(LOOK_MS)),
      Effect.flatMap((pauseMs) => Effect.raceFirst(woken.await, Effect.sleep(pauseMs))),
    );

    yield* Effect.addFinalizer(() =>
      Effect.gen(function* () {
        while (running.size > 0) yield* Fiber.awaitAll(running);
      }),
    );
    yield* Effect.forkScoped(Effect.forever(round));
    return { wake: () => void woken.openUnsafe() };
  });

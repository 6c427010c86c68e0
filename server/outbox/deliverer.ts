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

/** The longest time of one attempt, and the lease of an item: an item of a process that died is taken again after that. */
export const TRY_MS = 45_000;
export const LEASE_MS = 60_000;
/** How often we look for items without being woken: those of another process, or of one that died. */
export const LOOK_MS = 5000;
const AWAY = 'the database does not answer';
/** The pause after the first attempt, the second and so on; the last one applies to all further attempts. */
const PAUSES_MS = [2000, 10_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000] as const;
/** A delivered item must be ended: if the database does not answer, it is asked again while the lease lasts. */
const untilEnded = {
  schedule: Schedule.max([Schedule.spaced('1 second'), Schedule.recurs(10)]),
  while: ({ message }: NotDelivered) => message === AWAY,
};

export const pauseAfter = (tries: number): number => PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1]!;

export interface DelivererNeeds {
  readonly store: OutboxStore;
  readonly kind: OutboxKind;
  /** The most deliveries at the same time. */
  readonly atOnce: number;
  /** One attempt; returns the statements to run together with the end of the item. */
  readonly deliver: (item: TakenItem) => Delivery<readonly Writes[]>;
  /** Called for a lost item, with the reason. */
  readonly gaveUp: (item: TakenItem, reason: string) => void;
  /** Called for errors of the database. */
  readonly failed: (error: unknown) => void;
  /** The clock by which items expire. */
  readonly clock: OriginClock;
}

export interface Deliverer {
  /** Looks for due items at once. */
  readonly wake: () => void;
}

/**
 * Delivers the items of one kind when they are due, until each is delivered, refused for good, or expired. It uses real
 * time, as other services do, not CLOCK. When its scope closes it takes no more items, and it is closed once no
 * delivery is running; waiting items stay stored.
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
        // Detached from the scope, so that a running delivery is not interrupted.
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
      // Uninterruptible, so that every item that was taken is delivered.
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

import { setImmediate as turn } from 'node:timers/promises';
import * as Deferred from 'effect/Deferred';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import * as Fiber from 'effect/Fiber';
import * as Scope from 'effect/Scope';
import * as TestClock from 'effect/testing/TestClock';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../database/database.ts';
import { NotDelivered, Undeliverable, type Delivery } from '../shared/delivery.ts';
import { inTestTime } from '../testing/testTime.ts';
import { LEASE_MS, LOOK_MS, makeDeliverer, pauseAfter, TRY_MS, type DelivererNeeds } from './deliverer.ts';
import type { OutboxStore, TakenItem } from './outbox.store.ts';

interface Kept {
  readonly item: Omit<TakenItem, 'lease' | 'tries'>;
  readonly dueAt: number;
  readonly lease: string | null;
  readonly tries: number;
}

/** An outbox store in memory, as one process sees it. */
const rows = () => {
  const kept = new Map<string, Kept>();
  const asked: string[] = [];
  const faults: string[] = [];
  /** The errors that the next calls of `end` throw. */
  const failing: Error[] = [];
  const store: OutboxStore = {
    times: async (_kind, now) => {
      asked.push('times');
      const times = [...kept.values()].map(({ dueAt }) => dueAt);
      const least = (some: readonly number[]) => (some.length === 0 ? null : Math.min(...some));
      return { first: least(times), next: least(times.filter((at) => at > now)) };
    },
    take: async (_kind, most, now, lease) => {
      asked.push('take');
      const due = [...kept.values()].filter(({ dueAt }) => dueAt <= now).slice(0, most);
      return due.map(({ item, tries }) => {
        kept.set(item.itemId, { item, dueAt: lease.until, lease: lease.id, tries: tries + 1 });
        return { ...item, tries: tries + 1, lease: lease.id };
      });
    },
    end: async ({ itemId, lease }) => {
      const fault = failing.shift();
      if (fault) throw fault;
      return kept.get(itemId)?.lease === lease && kept.delete(itemId);
    },
    later: async ({ itemId, lease, tries }, dueAt, fault) => {
      faults.push(fault);
      const one = kept.get(itemId);
      if (one?.lease === lease) kept.set(itemId, { ...one, dueAt, lease: null, tries });
    },
    count: async () => kept.size,
  };
  return {
    ...{ store, kept, asked, faults, failing },
    put: (itemId: string, dueAt = 0, expiresAt: number | null = null) =>
      kept.set(itemId, { item: { itemId, body: '', expiresAt }, dueAt, lease: null, tries: 0 }),
  };
};

const notNow = Effect.fail(new NotDelivered({ message: 'not now' }));
/** Advances the clock, and lets pending promises settle. */
const pass = (ms: number) =>
  Effect.gen(function* () {
    yield* TestClock.adjust(ms);
    yield* Effect.promise(async () => {
      for (let i = 0; i < 5; i += 1) await turn();
    });
  });
/** The same in steps, for events that follow each other. */
const passInSteps = (ms: number, step: number) =>
  Effect.gen(function* () {
    for (let gone = 0; gone < ms; gone += step) yield* pass(step);
  });

const begin = (
  deliver: (itemId: string) => Delivery,
  changed: Partial<DelivererNeeds> = {},
  table: ReturnType<typeof rows> = rows(),
) =>
  Effect.gen(function* () {
    const tried: (readonly [string, number])[] = [];
    const lost: string[] = [];
    let now = 0;
    const deliverer = yield* makeDeliverer({
      ...{ store: table.store, kind: 'letter', atOnce: 2, failed: () => {}, clock: () => now },
      deliver: ({ itemId }) =>
        Effect.clockWith((clock) => clock.currentTimeMillis).pipe(
          Effect.tap((at) => Effect.sync(() => tried.push([itemId, at]))),
          Effect.andThen(deliver(itemId)),
          Effect.as([]),
        ),
      gaveUp: ({ itemId }, reason) => lost.push(`${itemId}: ${reason}`),
      ...changed,
    });
    return { ...table, ...deliverer, tried, lost, setNow: (at: number) => (now = at) };
  });

describe('the deliverer of the outbox', () => {
  it('delivers what waits since before it began, and what is due later when it is', () =>
    inTestTime(
      Effect.gen(function* () {
        const table = rows();
        table.put('left');
        const { put, tried, kept, wake } = yield* begin(() => Effect.void, {}, table);
        yield* pass(0);
        expect([tried, kept.size]).toEqual([[['left', 0]], 0]);
        put('new', 700);
        wake();
        yield* pass(699);
        expect(tried).toHaveLength(1);
        yield* pass(1);
        expect(tried.at(-1)).toEqual(['new', 700]);
      }),
    ));

  it('finds what nobody woke it for, with one question every few seconds', () =>
    inTestTime(
      Effect.gen(function* () {
        const { put, tried, asked } = yield* begin(() => Effect.void);
        yield* passInSteps(10 * LOOK_MS, LOOK_MS);
        expect(asked).toEqual(Array.from({ length: 11 }, () => 'times'));
        put('of another process', 10 * LOOK_MS);
        yield* pass(LOOK_MS);
        expect(tried).toHaveLength(1);
      }),
    ));

  it('A-10: tries again after 2, 10 and 30 seconds, then ever more seldom, and hourly in the end', () =>
    inTestTime(
      Effect.gen(function* () {
        const { put, tried, lost, wake } = yield* begin(() => notNow);
        put('a');
        wake();
        yield* pass(0);
        yield* passInSteps(60_000, 1000);
        expect(tried.map(([, at]) => at)).toEqual([0, 2000, 12_000, 42_000]);
        expect(lost).toEqual([]);
        const pauses = [120_000, 600_000, 1_800_000, 3_600_000, 3_600_000, 3_600_000];
        expect([4, 5, 6, 7, 8, 99].map(pauseAfter)).toEqual(pauses);
      }),
    ));

  it('gives up what would come too late the next time, and tries nothing that is too late already', () =>
    inTestTime(
      Effect.gen(function* () {
        const { put, tried, lost, kept, wake, setNow } = yield* begin(() => notNow);
        put('code', 0, 600_000);
        wake();
        yield* pass(0);
        setNow(599_000);
        yield* pass(2000);
        expect([tried.length, lost, kept.size]).toEqual([2, ['code: not now'], 0]);
        put('late', 0, 599_000);
        wake();
        yield* pass(0);
        expect([tried.length, lost.at(-1), kept.size]).toEqual([2, 'late: it came too late', 0]);
      }),
    ));

  it('does not try again what was refused for good', () =>
    inTestTime(
      Effect.gen(function* () {
        const { put, tried, lost, kept, wake } = yield* begin(() =>
          Effect.fail(new Undeliverable({ message: 'no such address' })),
        );
        put('a');
        wake();
        yield* passInSteps(60_000, 10_000);
        expect([tried.length, lost, kept.size]).toEqual([1, ['a: no such address'], 0]);
      }),
    ));

  it('a try that hangs is over before the lease is, and counts as one that failed', () => {
    expect(TRY_MS).toBeLessThan(LEASE_MS);
    return inTestTime(
      Effect.gen(function* () {
        let hangs = true;
        const { put, faults, kept, wake } = yield* begin(() => (hangs ? Effect.never : Effect.void));
        put('a');
        wake();
        yield* pass(0);
        yield* pass(TRY_MS);
        expect(faults).toEqual(['a delivery takes too long']);
        hangs = false;
        yield* pass(pauseAfter(1));
        expect(kept.size).toBe(0);
      }),
    );
  });

  it('works at no more than it may at once, and what waits for its next try keeps nothing else waiting', () =>
    inTestTime(
      Effect.gen(function* () {
        const [gate, rest] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()];
        const { put, tried, wake } = yield* begin((id) =>
          id === 'a' ? Deferred.await(gate) : id === 'b' ? notNow : Deferred.await(rest),
        );
        for (const id of ['a', 'b', 'c', 'd']) put(id);
        wake();
        yield* pass(0);
        expect(tried.map(([id]) => id)).toEqual(['a', 'b', 'c']);
        yield* Deferred.succeed(gate, undefined);
        yield* pass(0);
        expect(tried.map(([id]) => id)).toEqual(['a', 'b', 'c', 'd']);
        yield* Deferred.succeed(rest, undefined);
      }),
    ));

  it('what was delivered is not delivered again where the database is away as it ends', () =>
    inTestTime(
      Effect.gen(function* () {
        const { put, tried, failing, kept, wake } = yield* begin(() => Effect.void);
        failing.push(...Array.from({ length: 5 }, () => new DatabaseUnavailable('unreachable')));
        put('a');
        wake();
        yield* passInSteps(10_000, 1000);
        expect([tried.length, kept.size]).toEqual([1, 0]);
      }),
    ));

  it('goes on once the database is back', () =>
    inTestTime(
      Effect.gen(function* () {
        const table = rows();
        const failures: unknown[] = [];
        let away = true;
        const store: OutboxStore = {
          ...table.store,
          times: async (kind, now) => {
            if (away) throw new DatabaseUnavailable('unreachable');
            return table.store.times(kind, now);
          },
        };
        table.put('a');
        const { tried } = yield* begin(() => Effect.void, { store, failed: (error) => failures.push(error) }, table);
        yield* pass(0);
        away = false;
        yield* pass(LOOK_MS);
        expect([tried.length, failures.length]).toEqual([1, 1]);
      }),
    ));

  it('at its end it lets what is under way end, takes nothing more, and leaves what waits', () =>
    inTestTime(
      Effect.gen(function* () {
        const gate = yield* Deferred.make<void>();
        const scope = yield* Scope.make();
        const { put, tried, kept, wake } = yield* begin(() => Deferred.await(gate)).pipe(
          Effect.provideService(Scope.Scope, scope),
        );
        put('a');
        wake();
        yield* pass(0);
        const ending = yield* Effect.forkChild(Scope.close(scope, Exit.void));
        yield* pass(0);
        put('b');
        wake();
        yield* pass(LOOK_MS);
        expect(ending.pollUnsafe()).toBeUndefined();
        yield* Deferred.succeed(gate, undefined);
        yield* Fiber.join(ending);
        expect([tried.map(([id]) => id), [...kept.keys()]]).toEqual([['a'], ['b']]);
      }),
    ));
});

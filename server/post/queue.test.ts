import * as Clock from 'effect/Clock';
import * as Deferred from 'effect/Deferred';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import * as Fiber from 'effect/Fiber';
import * as Schedule from 'effect/Schedule';
import * as Scope from 'effect/Scope';
import * as TestClock from 'effect/testing/TestClock';
import { describe, expect, it } from 'vitest';
import { inTestTime } from '../testing/testTime.ts';
import { letterRetries, NotDelivered, Undeliverable } from './delivery.ts';
import { makeQueue, type QueueOptions } from './queue.ts';

const notNow = new NotDelivered({ message: 'not now' });
const retries = Schedule.concat(Schedule.duration(1000), Schedule.duration(5000));

/** A queue, what it tried with when, and what it gave up. */
const begin = (changed: Partial<QueueOptions<string>> = {}) =>
  Effect.gen(function* () {
    const tried: (readonly [string, number])[] = [];
    const lost: string[] = [];
    const { deliver = () => Effect.void, ...rest } = changed;
    const queue = yield* makeQueue<string>({
      deliver: (item) =>
        Clock.currentTimeMillis.pipe(
          Effect.tap((at) => Effect.sync(() => tried.push([item, at]))),
          Effect.andThen(deliver(item)),
        ),
      ...{ most: 3, atOnce: 2, pauseMs: () => 100, retries },
      gaveUp: (item, { message }) => lost.push(`${item}: ${message}`),
      ...rest,
    });
    return { queue, tried, lost, items: () => tried.map(([item]) => item) };
  });

describe('a queue of what is to be delivered', () => {
  it('begins after the pause, and not while somebody waits for an answer', () =>
    inTestTime(
      Effect.gen(function* () {
        const { queue, tried } = yield* begin();
        queue.add('a');
        yield* TestClock.adjust(99);
        expect(tried).toEqual([]);
        yield* TestClock.adjust(1);
        expect(tried).toEqual([['a', 100]]);
      }),
    ));

  it('tries again at its times, and gives up after the last', () =>
    inTestTime(
      Effect.gen(function* () {
        const { queue, tried, lost } = yield* begin({ deliver: () => Effect.fail(notNow) });
        queue.add('a');
        yield* TestClock.adjust(60_000);
        expect(tried.map(([, at]) => at)).toEqual([100, 1100, 6100]);
        expect(lost).toEqual(['a: not now']);
        expect(queue.hasRoom()).toBe(true);
      }),
    ));

  it('A-10: a letter is tried after 2, 10 and 30 seconds more', () =>
    inTestTime(
      Effect.gen(function* () {
        const { queue, tried, lost } = yield* begin({ retries: letterRetries, deliver: () => Effect.fail(notNow) });
        queue.add('a');
        yield* TestClock.adjust('1 hour');
        expect(tried.map(([, at]) => at)).toEqual([100, 2100, 12_100, 42_100]);
        expect(lost).toEqual(['a: not now']);
      }),
    ));

  it('does not try again what was refused for good', () =>
    inTestTime(
      Effect.gen(function* () {
        const refused = new Undeliverable({ message: 'no such address' });
        const { queue, tried, lost } = yield* begin({ deliver: () => Effect.fail(refused) });
        queue.add('a');
        yield* TestClock.adjust(60_000);
        expect([tried.length, lost]).toEqual([1, ['a: no such address']]);
      }),
    ));

  it('A-10: a delivery that breaks by a bug is given up, and takes nothing with it', () =>
    inTestTime(
      Effect.gen(function* () {
        const broken = (item: string) => (item === 'a' ? Effect.die(new TypeError('no words')) : Effect.void);
        const { queue, lost, items } = yield* begin({ deliver: broken });
        for (const item of ['a', 'b']) queue.add(item);
        yield* TestClock.adjust(60_000);
        expect([items(), lost, queue.hasRoom()]).toEqual([['a', 'b'], ['a: no words'], true]);
      }),
    ));

  it('a try that goes well after one that failed is the last', () =>
    inTestTime(
      Effect.gen(function* () {
        let tries = 0;
        const { queue, lost } = yield* begin({
          deliver: () => Effect.suspend(() => ((tries += 1) === 1 ? Effect.fail(notNow) : Effect.void)),
        });
        queue.add('a');
        yield* TestClock.adjust(60_000);
        expect([tries, lost]).toEqual([2, []]);
      }),
    ));

  it('holds no more than it may, and works at no more than it may at once', () =>
    inTestTime(
      Effect.gen(function* () {
        const [gate, rest] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()];
        const { queue, items } = yield* begin({ deliver: (item) => Deferred.await(item === 'a' ? gate : rest) });
        expect(['a', 'b', 'c', 'd'].map(queue.add)).toEqual([true, true, true, false]);
        expect(queue.hasRoom()).toBe(false);
        yield* TestClock.adjust(100);
        expect(items()).toEqual(['a', 'b']);
        yield* Deferred.succeed(gate, undefined);
        yield* TestClock.adjust(0);
        expect(items()).toEqual(['a', 'b', 'c']);
        expect(queue.hasRoom()).toBe(true);
        yield* Deferred.succeed(rest, undefined);
      }),
    ));

  it('A-10: what waits for its next try keeps nothing else waiting', () =>
    inTestTime(
      Effect.gen(function* () {
        const { queue, items } = yield* begin({
          atOnce: 1,
          deliver: (item) => (item === 'a' ? Effect.fail(notNow) : Effect.void),
        });
        for (const item of ['a', 'b']) queue.add(item);
        yield* TestClock.adjust(999);
        expect(items()).toEqual(['a', 'b']);
      }),
    ));

  it('at its end it lets what is under way end, and forgets the rest', () =>
    inTestTime(
      Effect.gen(function* () {
        const gate = yield* Deferred.make<void>();
        const scope = yield* Scope.make();
        const { queue, lost, items } = yield* begin({ deliver: () => Deferred.await(gate) }).pipe(
          Effect.provideService(Scope.Scope, scope),
        );
        queue.add('a');
        yield* TestClock.adjust(100);
        queue.add('b');
        const ending = yield* Effect.forkChild(Scope.close(scope, Exit.void));
        yield* TestClock.adjust(10_000);
        expect(ending.pollUnsafe()).toBeUndefined();
        yield* Deferred.succeed(gate, undefined);
        yield* Fiber.join(ending);
        expect([items(), lost, queue.hasRoom(), queue.add('c')]).toEqual([['a'], [], false, false]);
      }),
    ));
});

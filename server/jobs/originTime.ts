import * as EffectClock from 'effect/Clock';
import * as Duration from 'effect/Duration';
import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import type { Clock } from '../shared/clock.ts';
import type { Every } from '../shared/every.ts';

const NANOS = 1_000_000n;

/** The origin's clock for Effect programs: their minutes pass as fast as those of CLOCK. */
export const originTime = (clock: Clock, every: Every): EffectClock.Clock => {
  const nanos = (): bigint => BigInt(Math.round(clock())) * NANOS;
  return {
    currentTimeMillisUnsafe: clock,
    currentTimeMillis: Effect.sync(clock),
    currentTimeNanosUnsafe: nanos,
    currentTimeNanos: Effect.sync(nanos),
    monotonicTimeNanosUnsafe: nanos,
    monotonicTimeNanos: Effect.sync(nanos),
    sleep: (duration) =>
      Effect.callback<void>((resume) => {
        const stop = every(Duration.toMillis(duration), () => {
          stop();
          resume(Effect.void);
        });
        return Effect.sync(stop);
      }),
  };
};

/** Starts an endless program; returns the function that stops it, which resolves once it has ended. */
export type Begin = (program: Effect.Effect<unknown>) => () => Promise<void>;

export const beginIn =
  (time: EffectClock.Clock): Begin =>
  (program) => {
    const fiber = Effect.runFork(Effect.provideService(program, EffectClock.Clock, time));
    return () => Effect.runPromise(Effect.asVoid(Fiber.interrupt(fiber)));
  };

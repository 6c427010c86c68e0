import * as EffectClock from 'effect/Clock';
import * as Duration from 'effect/Duration';
import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import type { Clock } from '../shared/clock.ts';
import type { Every } from '../shared/every.ts';

const NANOS = 1_000_000n;

/** The origin's clock, by which programs wait: a minute of theirs is one of CLOCK. */
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

/** Begins a program that has no end of its own; answers the way to stop it, which resolves once nothing of it runs. */
export type Begin = (program: Effect.Effect<unknown>) => () => Promise<void>;

export const beginIn =
  (time: EffectClock.Clock): Begin =>
  (program) => {
    const fiber = Effect.runFork(Effect.provideService(program, EffectClock.Clock, time));
    return () => Effect.runPromise(Effect.asVoid(Fiber.interrupt(fiber)));
  };

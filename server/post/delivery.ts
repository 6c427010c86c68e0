import * as Data from 'effect/Data';
import * as Effect from 'effect/Effect';
import * as Schedule from 'effect/Schedule';

/** Trouble that another try will not mend. Its message names neither people nor what they were told. */
export class Undeliverable extends Data.TaggedError('Undeliverable')<{ readonly message: string }> {}

/** Trouble that may pass. Its message names neither people nor what they were told. */
export class NotDelivered extends Data.TaggedError('NotDelivered')<{ readonly message: string }> {}

export type DeliveryFault = Undeliverable | NotDelivered;

/** One try to bring something to somebody; done when whoever carries it on has taken it. */
export type Delivery = Effect.Effect<void, DeliveryFault>;

/** When a letter is tried again: after 2, 10 and 30 seconds. */
export const letterRetries: Schedule.Schedule<unknown> = Schedule.concat(
  Schedule.duration('2 seconds'),
  Schedule.concat(Schedule.duration('10 seconds'), Schedule.duration('30 seconds')),
);

/** Tries a delivery again by a schedule while its trouble may pass; a bug in it is tried no second time. */
export const insistently = (delivery: Delivery, retries: Schedule.Schedule<unknown>): Delivery =>
  delivery.pipe(
    Effect.catchDefect((defect) =>
      Effect.fail(new Undeliverable({ message: defect instanceof Error ? defect.message : 'thrown: no error' })),
    ),
    Effect.retry({ schedule: retries, while: ({ _tag }) => _tag === 'NotDelivered' }),
  );

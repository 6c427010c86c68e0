import * as Data from 'effect/Data';
import type * as Effect from 'effect/Effect';

/** A failure that a retry will not fix. Its message names neither recipients nor content. */
export class Undeliverable extends Data.TaggedError('Undeliverable')<{ readonly message: string }> {}

/** A failure that may pass. Its message names neither recipients nor content. */
export class NotDelivered extends Data.TaggedError('NotDelivered')<{ readonly message: string }> {}

export type DeliveryFault = Undeliverable | NotDelivered;

/** One attempt to deliver something to somebody; succeeds when the next carrier has accepted it. */
export type Delivery<A = void> = Effect.Effect<A, DeliveryFault>;

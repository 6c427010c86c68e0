import * as Data from 'effect/Data';
import type * as Effect from 'effect/Effect';

/** Trouble that another try will not mend. Its message names neither people nor what they were told. */
export class Undeliverable extends Data.TaggedError('Undeliverable')<{ readonly message: string }> {}

/** Trouble that may pass. Its message names neither people nor what they were told. */
export class NotDelivered extends Data.TaggedError('NotDelivered')<{ readonly message: string }> {}

export type DeliveryFault = Undeliverable | NotDelivered;

/** One try to bring something to somebody; done when whoever carries it on has taken it. */
export type Delivery<A = void> = Effect.Effect<A, DeliveryFault>;
